import type { Project } from '#design-system';
import { projectCollege } from '../artwork/project-college.ts';
import { projectTeacher } from '../artwork/project-teacher.ts';
import type { counts } from '../requirements.ts';
import { hospital } from './hospital.ts';
import type { Tuple } from './tuple.ts';

/** The projects of the home page's portfolio. */
export const projects: Tuple<Project, typeof counts.projects> = [
  {
    client: 'Government college',
    title: 'Admissions without the queue',
    summary:
      'Students apply, pay and see results online. The admissions office now checks forms in place of typing them.',
    picture: {
      composition: projectCollege,
      alt: 'The college’s site on a laptop: its building on the front page, three students below.',
    },
    facts: [
      { label: 'Built', value: 'Website, admissions, results' },
      { label: 'Team', value: '6 people' },
      { label: 'Time', value: '5 months' },
    ],
  },
  {
    client: 'Spiritual leader',
    title: 'Forty years of talks in one place',
    summary:
      'An information site where followers find talks by subject and year, read them, and see where the next one is held.',
    picture: {
      composition: projectTeacher,
      alt: 'The archive’s cover on a screen: a sun rising over water, with rings of light around it.',
    },
    facts: [
      { label: 'Built', value: 'Archive, calendar, search' },
      { label: 'Team', value: '4 people' },
      { label: 'Time', value: '3 months' },
    ],
  },
  hospital,
];
