import { Header, Logo } from '#design-system';
import { company } from '../content/company.ts';
import { headerNavigation } from '../content/navigation.ts';

/** The header of every page. */
export function SiteHeader({ currentPath }: { currentPath: string }) {
  return (
    <Header
      {...headerNavigation}
      brand={{ name: company.name, href: '/', logo: <Logo /> }}
      currentPath={currentPath}
    />
  );
}
