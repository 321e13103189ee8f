import type { HeaderProps, LinkTarget } from '#design-system';
import type { counts } from '../requirements.ts';
import { company } from './company.ts';
import type { Tuple } from './tuple.ts';

/**
 * Paths and short labels only. The header is on every page, so it must not bring along the texts of
 * all services and industries.
 */
export const serviceLinks = [
  { href: '/strategic-staffing', label: 'Strategic staffing' },
  { href: '/staff-augmentation', label: 'Staff augmentation' },
  { href: '/rpo-services', label: 'RPO services' },
  { href: '/software-development', label: 'Software development' },
  { href: '/mobile-app-development', label: 'Mobile app development' },
  { href: '/website-design-and-development', label: 'Website design and development' },
  { href: '/digital-marketing-and-brand-imaging', label: 'Digital marketing and brand imaging' },
  { href: '/project-management', label: 'Project management' },
  { href: '/oracle-hcm', label: 'Oracle HCM consulting' },
  { href: '/amazon-web-services', label: 'Amazon cloud services' },
  { href: '/salesforce-consulting-services', label: 'Salesforce consulting' },
  { href: '/data-science-consulting', label: 'Data science consulting' },
] as const satisfies Tuple<LinkTarget, typeof counts.services>;

export const industryLinks = [
  // The path is meant to be spelled this way: see required-paths.ts.
  { href: '/industries/goverment', label: 'Government' },
  { href: '/industries/engineering-manufacturing', label: 'Engineering and manufacturing' },
  { href: '/industries/banking-and-finance', label: 'Banking and finance' },
  { href: '/industries/retail-and-ecommerce', label: 'Retail and e-commerce' },
  { href: '/industries/healthcare-development', label: 'Healthcare' },
  { href: '/industries/telecommunications', label: 'Telecommunications' },
  { href: '/industries/education-and-elearning', label: 'Education and e-learning' },
  { href: '/industries/travel-and-hospitality', label: 'Travel and hospitality' },
  { href: '/industries/media-and-entertainment', label: 'Media and entertainment' },
] as const satisfies Tuple<LinkTarget, typeof counts.industries>;

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
