import type { SitePath } from './content/page.ts';

/** The services that the site must list, in this order. It may list more, anywhere between them. */
export const servicePaths = [
  '/strategic-staffing',
  '/staff-augmentation',
  '/rpo-services',
  '/software-development',
  '/mobile-app-development',
  '/website-design-and-development',
  '/digital-marketing-and-brand-imaging',
  '/project-management',
  '/oracle-hcm',
  '/amazon-web-services',
  '/salesforce-consulting-services',
  '/data-science-consulting',
] as const satisfies readonly SitePath[];

/**
 * The industries that the site must list, with the same rules. "goverment" is intended: a corrected
 * path would break links from other sites.
 */
export const industryPaths = [
  '/industries/goverment',
  '/industries/engineering-manufacturing',
  '/industries/banking-and-finance',
  '/industries/retail-and-ecommerce',
  '/industries/healthcare-development',
  '/industries/telecommunications',
  '/industries/education-and-elearning',
  '/industries/travel-and-hospitality',
  '/industries/media-and-entertainment',
] as const satisfies readonly SitePath[];

/** The links that the footer must have, with the same rules. */
export const usefulPaths = [
  '/about',
  '/services',
  '/industries',
  '/career',
  '/blog',
] as const satisfies readonly SitePath[];

/**
 * The paths that the product owner has published, so other sites link to them. The site must have
 * all of them, and may have more.
 */
export const requiredPaths = [
  '/',
  '/about',
  '/services',
  ...servicePaths,
  '/talent-pool',
  '/career',
  '/blog',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
  '/salesforce-training',
  '/404',
  '/industries',
  ...industryPaths,
  '/blog/what-is-staff-augmentation-&-what-are-its-benefits',
  '/blog/the-benefits-of-implementing-salesforce-in-your-business',
  '/blog/tips-and-tricks-to-develop-a-professional-website',
  '/blog/key-steps-in-mobile-app-development-from-idea-to-launch',
] as const satisfies readonly SitePath[];
