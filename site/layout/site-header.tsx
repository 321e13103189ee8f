import { memo } from 'react';
import { Header, Logo } from '#design-system';
import { company } from '../content/company.ts';
import { headerNavigation } from '../content/navigation.ts';

/** The header of every page. */
export const SiteHeader = memo(({ currentPath }: { currentPath: string }) => (
  <Header
    {...headerNavigation}
    brand={{ name: company.name, href: '/', logo: <Logo /> }}
    currentPath={currentPath}
  />
));
