import type { LinkCard } from '#design-system';
import { type ListedPage, toCard, toLinkTile } from '../listed-page.ts';

type ListedService = ListedPage & {
  /** For the home page, in one short sentence. */
  summary: string;
};

/** Services that find people for the client's team. */
const people: readonly ListedService[] = [
  {
    path: '/strategic-staffing',
    name: 'Strategic staffing',
    glyph: 'strategicStaffing',
    summary: 'Contract or permanent, screened before you meet.',
    detail:
      'You get three vetted profiles per role with interview notes, and one recruiter who stays on the search until the seat is filled.',
  },
  {
    path: '/staff-augmentation',
    name: 'Staff augmentation',
    glyph: 'staffAugmentation',
    summary: 'Specialists on your team, not on your payroll.',
    detail:
      'Engineers work in your backlog, your tools and your stand-up, while contracts, leave and hardware stay on our desk.',
  },
  {
    path: '/rpo-services',
    name: 'RPO services',
    glyph: 'rpo',
    summary: 'Recruiting on demand, under your own name.',
    detail:
      'A recruiting desk that carries your brand: sourcing, screening, scheduling and offers, with a weekly report on every open role.',
  },
];

/** Services whose result is a product, or a system that runs. */
const products: readonly ListedService[] = [
  {
    path: '/software-development',
    name: 'Software development',
    glyph: 'softwareDevelopment',
    summary: 'From first workshop to long after release.',
    detail:
      'Working software every two weeks, the source code in your repository from day one, and support after launch by those who wrote it.',
  },
  {
    path: '/mobile-app-development',
    name: 'Mobile app development',
    glyph: 'mobileApp',
    summary: 'iOS and Android apps that work offline too.',
    detail:
      'A clickable prototype first, then store-ready builds with crash reports, analytics you own and a release calendar.',
  },
  {
    path: '/website-design-and-development',
    name: 'Website design and development',
    glyph: 'website',
    summary: 'Quick sites that anyone on your team can edit.',
    detail:
      'Content model, page designs, an accessible build and editor training, with load times measured before and after.',
  },
  {
    path: '/digital-marketing-and-brand-imaging',
    name: 'Digital marketing and brand imaging',
    glyph: 'marketing',
    summary: 'Campaigns whose results you can read.',
    detail:
      'Positioning, a visual identity with usage rules, and search, social and mail campaigns reported in leads instead of likes.',
  },
  {
    path: '/project-management',
    name: 'Project management',
    glyph: 'projectManagement',
    summary: 'Scope, dates and people in one honest plan.',
    detail:
      'A plan with owners, a risk list that gets shorter, and a one-page status that your board can read in two minutes.',
  },
  {
    path: '/oracle-hcm',
    name: 'Oracle HCM consulting',
    glyph: 'orgChart',
    summary: 'Core HR and payroll, set up and kept current.',
    detail:
      'Configuration workbooks, tested integrations and quarterly-update checks for core HR, payroll, time and talent modules.',
  },
  {
    path: '/amazon-web-services',
    name: 'Amazon cloud services',
    glyph: 'cloud',
    summary: 'Fewer alarms on AWS, and a smaller bill.',
    detail:
      'An account structure with guard rails, workloads described in code, and a monthly cost review with named savings.',
  },
  {
    path: '/salesforce-consulting-services',
    name: 'Salesforce consulting',
    glyph: 'crm',
    summary: 'Admins and builders for Sales and Service.',
    detail:
      'An org that sales reps like to open: clean data, flows instead of workarounds, and dashboards agreed with their readers.',
  },
  {
    path: '/data-science-consulting',
    name: 'Data science consulting',
    glyph: 'dataScience',
    summary: 'Your own data at work, from pipeline to model.',
    detail:
      'A question worth answering, a pipeline that feeds it, a model measured against today’s practice, and people trained to run it.',
  },
];

/**
 * Every service, in the order of all lists. An entry makes its cards and its link in the menu, and
 * the counts in texts follow. Those that the product owner requires stand in required-paths.ts.
 */
export const services: readonly ListedService[] = [...people, ...products];

const toLinkCard = (service: ListedService): LinkCard => ({
  ...toLinkTile(service),
  text: service.summary,
});

/** Cards with a short text, by what the client ends up with. */
export const peopleCards = people.map(toLinkCard);
export const productCards = products.map(toLinkCard);

/** Rows that say what the client gets. */
export const serviceRows = services.map(toCard('See the service'));
