import type { HeaderProps, LinkTarget } from '#design-system';
import { company } from './company.ts';
import { industries } from './industries/industries.ts';
import { services } from './services/services.ts';
import type { Tuple } from './tuple.ts';

const toLink = ({ path, name }: { path: LinkTarget['href']; name: string }): LinkTarget => ({
  href: path,
  label: name,
});

/** Every link of the header (specification §2, "Navigation bar"). */
export const headerNavigation = {
  items: [
    { href: '/', label: 'Home' },
    { href: '/about', label: 'About Us' },
    {
      label: 'Services',
      links: services.map(toLink),
      overview: { href: '/services', label: 'All services' },
    },
    {
      label: 'Industries',
      links: industries.map(toLink),
      overview: { href: '/industries', label: 'All industries' },
    },
    { href: '/talent-pool', label: 'Talent Pool' },
    { href: '/career', label: 'Career' },
    { href: '/blog', label: 'Insights' },
  ],
  action: { href: '/contact', label: 'Contact Us' },
  userMenu: { label: 'Staff Login', links: company.staffLinks },
} as const satisfies Pick<HeaderProps, 'items' | 'action' | 'userMenu'>;

/** The links of the footer (specification §2, "Footer"). */
export const footerNavigation = {
  usefulLinks: [
    { href: '/about', label: 'About Us' },
    { href: '/services', label: 'Services' },
    { href: '/industries', label: 'Industries' },
    { href: '/career', label: 'Career' },
    { href: '/blog', label: 'Insights' },
  ],
  legalLinks: [
    { href: '/privacy-policy', label: 'Privacy Policy' },
    { href: '/terms-conditions', label: 'Terms & Conditions' },
  ],
} as const satisfies { usefulLinks: Tuple<LinkTarget, 5>; legalLinks: readonly LinkTarget[] };
