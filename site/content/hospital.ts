import type { Project } from '#design-system';
import { projectHospital } from '../artwork/project-hospital.ts';

/** A project of the portfolio whose story the healthcare page tells. */
export const hospital = {
  client: 'Charitable hospital',
  title: 'From the gate to the right ward',
  summary:
    'Patients book a doctor by phone or web, and donors see what their gift paid for. Staff keep it all up to date.',
  picture: {
    composition: projectHospital,
    alt: 'The hospital’s site on a screen and a phone: a calendar with one day booked.',
  },
  facts: [
    { label: 'Built', value: 'Website, booking, donations' },
    { label: 'Team', value: '5 people' },
    { label: 'Time', value: '4 months' },
  ],
} as const satisfies Project;
