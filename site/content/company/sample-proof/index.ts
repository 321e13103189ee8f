import { consulting } from './consulting.ts';
import { development } from './development.ts';
import { industries } from './industries.ts';
import { overviews } from './overviews.ts';
import { staffing } from './staffing.ts';

// Everything in this folder is invented: projects, numbers, names, and quotes. The portraits
// are drawn. A company that uses the site replaces them with its own, and with photos.

/** The project that proves what a page says. */
export const sampleProof = {
  ...staffing,
  ...development,
  ...consulting,
  ...industries,
  ...overviews,
};
