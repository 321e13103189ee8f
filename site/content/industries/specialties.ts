import { page as cloud } from '../services/amazon-web-services.ts';
import { page as data } from '../services/data-science-consulting.ts';
import { page as marketing } from '../services/digital-marketing-and-brand-imaging.ts';
import { page as mobile } from '../services/mobile-app-development.ts';
import { page as humanCapital } from '../services/oracle-hcm.ts';
import { page as projects } from '../services/project-management.ts';
import { page as salesforce } from '../services/salesforce-consulting-services.ts';
import { page as websites } from '../services/website-design-and-development.ts';
import { industries } from './industries.ts';

// Builds contain the values of these exports alone: see evaluated-module.ts.

const columns = [
  { label: 'Apps', page: mobile },
  { label: 'Web', page: websites },
  { label: 'Marketing', page: marketing },
  // Not beside Marketing: the figure has no room for two long labels next to each other.
  { label: 'HCM', page: humanCapital },
  { label: 'Projects', page: projects },
  { label: 'Cloud', page: cloud },
  { label: 'CRM', page: salesforce },
  { label: 'Data', page: data },
];

const linksIn = (content: unknown): readonly unknown[] =>
  typeof content === 'object' && content !== null
    ? Object.entries(content).flatMap(([key, value]) => (key === 'href' ? [value] : linksIn(value)))
    : [];

/** Services with industries of their own, as their pages name them. The other services have all. */
export const specialties = columns.map(({ label, page }) => {
  const links = linksIn(page);
  return {
    label,
    industries: industries.filter(({ path }) => links.includes(path)).map(({ name }) => name),
  };
});
