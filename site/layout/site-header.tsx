import { memo } from 'react';
import { Header } from '#design-system';
import { company } from '../content/company/company.ts';
import { Logo } from '../content/company/logo.tsx';
import { headerNavigation } from '../content/navigation.ts';
import { scrollThresholds } from '../requirements.ts';

/** The header of every page. */
export const SiteHeader = memo(({ currentPath }: { currentPath: string }) => (
  <Header
    {...headerNavigation}
    brand={{ name: company.name, href: '/', logo: <Logo /> }}
    currentPath={currentPath}
    stickyFrom={scrollThresholds.header}
  />
));
