import type { Person } from '#design-system';
import type { Interest } from './inquiry.ts';

/**
 * Who writes the articles and reads the inquiries. They are samples with drawn portraits: put your own
 * people and their photos here, and into industries/leads.ts and services/leads.ts.
 */
export const people = {
  staffing: {
    name: 'Nora Whitfield',
    role: 'Lead, staff augmentation',
    portrait: '/portraits/nora-whitfield.svg',
  },
  salesforce: {
    name: 'Ines Calder',
    role: 'Lead, Salesforce',
    portrait: '/portraits/ines-calder.svg',
  },
  web: {
    name: 'Tom Abara',
    role: 'Lead, websites',
    portrait: '/portraits/tom-abara.svg',
  },
  mobile: {
    name: 'Lena Osei',
    role: 'Lead, mobile apps',
    portrait: '/portraits/lena-osei.svg',
  },
  software: {
    name: 'Arjun Mehta',
    role: 'Lead, software',
    portrait: '/portraits/arjun-mehta.svg',
  },
  recruiting: {
    name: 'Claire Bouchard',
    role: 'Lead, recruiting',
    portrait: '/portraits/claire-bouchard.svg',
  },
  clients: {
    name: 'Daniel Ruiz',
    role: 'Lead, new clients',
    portrait: '/portraits/daniel-ruiz.svg',
  },
} as const satisfies Record<string, Person>;

const readers: Partial<Record<Interest, Person>> = {
  'Software Development': people.software,
  'Human Resource': people.staffing,
};

/** Who reads an inquiry about this, unless the page names someone. */
export const readerOf = (interest?: Interest): Person =>
  (interest && readers[interest]) ?? people.clients;
