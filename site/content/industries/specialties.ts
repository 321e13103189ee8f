import type { SitePath } from '../page.ts';
import { page as cloud } from '../services/amazon-web-services.ts';
import { page as data } from '../services/data-science-consulting.ts';
import { page as marketing } from '../services/digital-marketing-and-brand-imaging.ts';
import { page as mobile } from '../services/mobile-app-development.ts';
import { page as humanCapital } from '../services/oracle-hcm.ts';
import { page as projects } from '../services/project-management.ts';
import { page as salesforce } from '../services/salesforce-consulting-services.ts';
import { services } from '../services/services.ts';
import { page as websites } from '../services/website-design-and-development.ts';
import { industries } from './industries.ts';

// Builds contain the values of these exports alone: see evaluated-module.ts.

const columns = [
  { short: 'Mobile', page: mobile },
  { short: 'Website', page: websites },
  { short: 'Marketing', page: marketing },
  { short: 'Projects', page: projects },
  { short: 'Oracle HCM', page: humanCapital },
  { short: 'Amazon', page: cloud },
  { short: 'Salesforce', page: salesforce },
  { short: 'Data', page: data },
];

/** The service's name in menus. */
const nameOf = (path: SitePath) => services.find((service) => service.path === path)?.name ?? path;

const linksIn = (content: unknown): readonly unknown[] =>
  typeof content === 'object' && content !== null
    ? Object.entries(content).flatMap(([key, value]) => (key === 'href' ? [value] : linksIn(value)))
    : [];

/** Services that work in every industry. */
export const everywhere = [
  { short: 'Staffing', name: nameOf('/strategic-staffing') },
  { short: 'Augmentation', name: nameOf('/staff-augmentation') },
  { short: 'RPO', name: nameOf('/rpo-services') },
  { short: 'Software', name: nameOf('/software-development') },
];

/** Services with industries of their own, as their pages name them. */
export const specialties = columns.map(({ short, page }) => {
  const links = linksIn(page);
  return {
    short,
    name: nameOf(page.path),
    industries: industries.filter(({ path }) => links.includes(path)).map(({ name }) => name),
  };
});
