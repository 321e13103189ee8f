import type { LinkCard } from '#design-system';
import { type ListedPage, toLinkTile } from '../listed-page.ts';

type ListedService = ListedPage & {
  /** For the home page, in one sentence. */
  summary: string;
};

/** Services that find people for the client's team. */
const people: readonly ListedService[] = [
  {
    path: '/strategic-staffing',
    name: 'Strategic staffing',
    glyph: 'strategicStaffing',
    summary:
      'Contract or permanent hires, each interviewed by an engineer who uses the same technologies.',
    detail: 'Three vetted profiles with interview notes, and one dedicated recruiter.',
  },
  {
    path: '/staff-augmentation',
    name: 'Staff augmentation',
    glyph: 'staffAugmentation',
    summary:
      'Specialists on your team and our payroll, who start two to three weeks after you choose them.',
    detail: 'Specialists in your standups, while we handle contracts and equipment.',
  },
  {
    path: '/rpo-services',
    name: 'RPO services',
    glyph: 'rpo',
    summary:
      'Recruiting on demand, under your own brand, which you can turn up one year and down the next.',
    detail: 'Recruiters under your brand, and a weekly report on open positions.',
  },
];

/** Services whose result is a product. */
const products: readonly ListedService[] = [
  {
    path: '/software-development',
    name: 'Software development',
    glyph: 'softwareDevelopment',
    summary: 'From the first workshop to support after launch.',
    detail: 'Working software every two weeks, with source code and documentation.',
  },
  {
    path: '/mobile-app-development',
    name: 'Mobile app development',
    glyph: 'mobileApp',
    summary: 'iOS and Android apps that also work offline.',
    detail: 'A clickable prototype, then store-ready applications with crash reports.',
  },
  {
    path: '/website-design-and-development',
    name: 'Website design and development',
    glyph: 'website',
    summary: 'Fast sites that anyone on your team can edit.',
    detail: 'Accessible pages that your editors maintain, and measured load times.',
  },
  {
    path: '/digital-marketing-and-brand-imaging',
    name: 'Digital marketing and brand imaging',
    glyph: 'marketing',
    summary: 'Campaigns with results you can measure.',
    detail: 'A visual identity, and campaigns that we measure in inquiries.',
  },
];

/** Services whose result is a system, or a project, that works better. */
const systems: readonly ListedService[] = [
  {
    path: '/project-management',
    name: 'Project management',
    glyph: 'projectManagement',
    summary: 'Scope, dates, and people in one honest plan.',
    detail: 'A plan with accountable owners, and a two-minute report for executives.',
  },
  {
    path: '/oracle-hcm',
    name: 'Oracle HCM consulting',
    glyph: 'orgChart',
    summary: 'Core HR and payroll, set up and kept current.',
    detail: 'Tested integrations, and verification of each quarterly update.',
  },
  {
    path: '/amazon-web-services',
    name: 'Amazon cloud services',
    glyph: 'cloud',
    summary: 'Fewer alarms on AWS, and a smaller bill.',
    detail: 'Account structure and workloads in code, and a monthly savings review.',
  },
  {
    path: '/salesforce-consulting-services',
    name: 'Salesforce consulting',
    glyph: 'crm',
    summary: 'Admins and developers for Sales and Service.',
    detail: 'A system configured for your sales representatives, with clean data.',
  },
  {
    path: '/data-science-consulting',
    name: 'Data science consulting',
    glyph: 'dataScience',
    summary: 'Your own data put to work, from pipeline to model.',
    detail: 'A predictive model, and people who are trained to operate it.',
  },
];

/** By what the client ends up with. */
export const serviceGroups = [people, products, systems] as const;

/**
 * Every service, in the order of all lists. An entry adds its cards and its link in the menu, and
 * updates the counts in texts. The required ones are in required-paths.ts.
 */
export const services: readonly ListedService[] = serviceGroups.flat();

const toLinkCard = (service: ListedService): LinkCard => ({
  ...toLinkTile(service),
  text: service.summary,
});

/** For the home page. */
export const peopleCards = people.map(toLinkCard);
export const projectCards = [...products, ...systems].map(toLinkCard);

const toDetailCard = (service: ListedService) => ({ ...toLinkTile(service), text: service.detail });

/** For the page that lists them all, by what the client ends up with. */
export const detailCards = {
  people: people.map(toDetailCard),
  products: products.map(toDetailCard),
  systems: systems.map(toDetailCard),
};
