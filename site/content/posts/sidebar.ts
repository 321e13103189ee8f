import { company } from '../company/company.ts';

/** The texts beside and below every article. */
export const sidebar = {
  title: 'Discuss your project',
  blurb: `${company.name} finds people for technical teams, and builds and runs software.`,
  more: 'Read next',
} as const;
