import { consulting } from './consulting.ts';
import { development } from './development.ts';
import { industries } from './industries.ts';
import { overviews } from './overviews.ts';
import { staffing } from './staffing.ts';

// Everything in this folder is invented: projects, numbers, names, and quotes. A company that uses the
// site replaces it with its own.

/** The project that proves what a page says. */
export const sampleProof = {
  ...staffing,
  ...development,
  ...consulting,
  ...industries,
  ...overviews,
};
