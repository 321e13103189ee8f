import type { Project } from '#design-system';
import type { counts } from '../requirements.ts';
import type { Tuple } from './tuple.ts';

/**
 * Sample content: the projects of the home page's portfolio, with invented details. A real company
 * puts its own here, with its clients' consent.
 */
export const projects: Tuple<Project, typeof counts.projects> = [
  {
    title: 'Admissions and results',
    summary:
      'Students apply, pay, and see results online, and the office checks applications instead of retyping them.',
    image: {
      src: '/projects/college.svg',
      alt: 'A student jumps for joy outside her college.',
    },
    result: { figure: '3 days', label: 'to a decision, down from five weeks' },
    facts: [
      { label: 'Client', value: 'Government college' },
      { label: 'Built', value: 'Website, admissions, results' },
      { label: 'Team', value: '6 people' },
      { label: 'Time', value: '5 months' },
    ],
  },
  {
    title: 'A searchable archive of talks',
    summary:
      'An information site with 40 years of talks, organized by subject and year, and the location of the next one.',
    image: {
      src: '/projects/archive.svg',
      alt: 'A man listens to a wall of cassettes.',
    },
    result: { figure: '5×', label: 'as many talks heard in the first year' },
    facts: [
      { label: 'Client', value: 'Spiritual leader in India' },
      { label: 'Built', value: 'Archive, calendar, search' },
      { label: 'Team', value: '4 people' },
      { label: 'Time', value: '3 months' },
    ],
  },
  {
    title: 'Online booking and donations',
    summary:
      'Patients book appointments online, donors see what their donations paid for, and employees update the website.',
    image: {
      src: '/projects/hospital.svg',
      alt: 'A nurse shows a child a day on a calendar.',
    },
    result: { figure: '–31%', label: 'missed visits in 6 months' },
    facts: [
      { label: 'Client', value: 'Charitable hospital' },
      { label: 'Built', value: 'Website, booking, donations' },
      { label: 'Team', value: '5 people' },
      { label: 'Time', value: '4 months' },
    ],
  },
];
