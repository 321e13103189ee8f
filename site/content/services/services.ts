import type { CardContent, GlyphName } from '#design-system';
import { serviceLinks } from '../navigation.ts';
import type { SitePath } from '../page.ts';

type ServiceTexts = {
  glyph: GlyphName;
  /** For one of twelve cards. */
  summary: string;
  /** For the services page, where there is room to say what the client gets. */
  detail: string;
};

/** A service, as it appears in lists. */
export type Service = ServiceTexts & { path: SitePath; name: string };

/** What cards say, by path. */
const texts = {
  '/strategic-staffing': {
    glyph: 'strategicStaffing',
    summary: 'Contract, contract-to-hire and permanent people, screened before you meet them.',
    detail:
      'You get three vetted profiles per role with interview notes, and one recruiter who stays on the search until the seat is filled.',
  },
  '/staff-augmentation': {
    glyph: 'staffAugmentation',
    summary:
      'Requirements, screening, onboarding: specialists who join your team, not your payroll.',
    detail:
      'Engineers work in your backlog, your tools and your stand-up, while contracts, leave and hardware stay on our desk.',
  },
  '/rpo-services': {
    glyph: 'rpo',
    summary: 'On-demand, partial-cycle or full-cycle recruiting, run under your own name.',
    detail:
      'A recruiting desk that carries your brand: sourcing, screening, scheduling and offers, with a weekly report on every open role.',
  },
  '/software-development': {
    glyph: 'softwareDevelopment',
    summary: 'From the first workshop to the release after the release, by one team.',
    detail:
      'Working software every two weeks, the source code in your repository from day one, and support after launch by those who wrote it.',
  },
  '/mobile-app-development': {
    glyph: 'mobileApp',
    summary: 'iOS and Android apps that pass review, work offline and stay easy to update.',
    detail:
      'A clickable prototype first, then store-ready builds with crash reports, analytics you own and a release calendar.',
  },
  '/website-design-and-development': {
    glyph: 'website',
    summary: 'Sites that load fast, read well and can be edited without a developer.',
    detail:
      'Content model, page designs, an accessible build and editor training, with load times measured before and after.',
  },
  '/digital-marketing-and-brand-imaging': {
    glyph: 'marketing',
    summary: 'A brand people recognize and campaigns whose results you can read.',
    detail:
      'Positioning, a visual identity with usage rules, and search, social and mail campaigns reported in leads instead of likes.',
  },
  '/project-management': {
    glyph: 'projectManagement',
    summary: 'A manager who keeps scope, dates and people in one honest plan.',
    detail:
      'A plan with owners, a risk list that gets shorter, and a one-page status that your board can read in two minutes.',
  },
  '/oracle-hcm': {
    glyph: 'orgChart',
    summary: 'Core HR, payroll and talent in Oracle Cloud, set up and kept current.',
    detail:
      'Configuration workbooks, tested integrations and quarterly-update checks for core HR, payroll, time and talent modules.',
  },
  '/amazon-web-services': {
    glyph: 'cloud',
    summary: 'Move to AWS, or run there with fewer alarms and a smaller bill.',
    detail:
      'An account structure with guard rails, workloads described in code, and a monthly cost review with named savings.',
  },
  '/salesforce-consulting-services': {
    glyph: 'crm',
    summary: 'Admins and builders for Sales, Service and the objects only you have.',
    detail:
      'An org that sales reps like to open: clean data, flows instead of workarounds, and dashboards agreed with their readers.',
  },
  '/data-science-consulting': {
    glyph: 'dataScience',
    summary: 'Put the data you already hold to work, from pipeline to model.',
    detail:
      'A question worth answering, a pipeline that feeds it, a model measured against today’s practice, and people trained to run it.',
  },
} as const satisfies Record<(typeof serviceLinks)[number]['href'], ServiceTexts>;

/** In the order of the navigation, by the names they have there. */
export const services: readonly Service[] = serviceLinks.map(({ href, label }) => ({
  path: href,
  name: label,
  ...texts[href],
}));

const toCard =
  (text: 'summary' | 'detail', label: string) =>
  ({ path, name, glyph, ...texts }: Service): CardContent => ({
    title: name,
    text: texts[text],
    glyph,
    link: { href: path, label },
  });

/** Cards with a short text. */
export const serviceCards = services.map(toCard('summary', 'Read more'));

/** Rows that say what the client gets. */
export const serviceRows = services.map(toCard('detail', 'See the service'));
