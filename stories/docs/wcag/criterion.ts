/** A success criterion of WCAG 2.2, and what verifies it. */
export type Criterion = {
  number: string;
  name: string;
  level: 'A' | 'AA';
} & (
  | {
      /** How the site meets it. */
      how: string;
      /** The test files that fail if it no longer does. */
      tests: readonly [string, ...string[]];
    }
  | {
      /** What a person checked, if no test covers it. */
      byHand: string;
    }
  | {
      /** Why it doesn't apply. */
      notApplicable: string;
    }
);

export const e2e = (name: string) => `site/e2e/${name}.spec.ts`;

export const story = (name: string) => `stories/${name}.stories.tsx`;

/** Axe on every page, at two widths. */
export const axe = e2e('every-page-quality');

export const transcripts = e2e('transcripts');
