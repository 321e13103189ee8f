import type { Person } from '#design-system';
import type { Interest } from './inquiry.ts';

/** Who writes the articles and reads the inquiries. They are samples: put your own people here. */
export const people = {
  staffing: { name: 'Nora Whitfield', role: 'Lead, staff augmentation' },
  salesforce: { name: 'Ines Calder', role: 'Lead, Salesforce' },
  web: { name: 'Tom Abara', role: 'Lead, websites' },
  mobile: { name: 'Lena Osei', role: 'Lead, mobile apps' },
  software: { name: 'Arjun Mehta', role: 'Lead, software and cloud' },
  recruiting: { name: 'Claire Bouchard', role: 'Lead, recruiting' },
  clients: { name: 'Daniel Ruiz', role: 'Lead, new clients' },
} as const satisfies Record<string, Person>;

const readers: Partial<Record<Interest, Person>> = {
  'Software Development': people.software,
  'Human Resource': people.staffing,
};

/** Who reads an inquiry about this, unless the page names someone. */
export const readerOf = (interest?: Interest): Person =>
  (interest && readers[interest]) ?? people.clients;
