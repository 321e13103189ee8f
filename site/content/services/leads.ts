import type { Person } from '#design-system';

/**
 * Who reads the inquiries from a service's page, if nobody else reads them for other pages. They are
 * samples, and have a file of their own so that other pages don't load them.
 */
export const leads = {
  cloud: {
    name: 'Ruth Kaplan',
    role: 'Lead, cloud',
    portrait: '/portraits/ruth-kaplan.svg',
  },
  oracle: {
    name: 'Jamal Whitaker',
    role: 'Lead, Oracle HCM',
    portrait: '/portraits/jamal-whitaker.svg',
  },
  data: {
    name: 'Elise Fontaine',
    role: 'Lead, data science',
    portrait: '/portraits/elise-fontaine.svg',
  },
} as const satisfies Record<string, Person>;
