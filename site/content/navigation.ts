import type { HeaderProps } from '#design-system';
import { industryLinks, serviceLinks } from './catalog.ts';
import { company } from './company/company.ts';

/** Every link of the header. */
export const headerNavigation = {
  items: [
    { href: '/', label: 'Home' },
    { href: '/about', label: 'About Us' },
    {
      label: 'Services',
      links: serviceLinks,
      overview: { href: '/services', label: 'All services' },
    },
    {
      label: 'Industries',
      links: industryLinks,
      overview: { href: '/industries', label: 'All industries' },
    },
    { href: '/talent-pool', label: 'Talent Pool' },
    { href: '/career', label: 'Career' },
    { href: '/blog', label: 'Insights' },
  ],
  action: { href: '/contact', label: 'Contact Us' },
  userMenu: { label: 'Staff Login', links: company.staffLinks },
} as const satisfies Pick<HeaderProps, 'items' | 'action' | 'userMenu'>;
