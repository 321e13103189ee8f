import type { ProofBandContent } from '#design-system';
import type { SitePath } from '../page.ts';

// Everything in this module is invented: projects, numbers, names, and quotes. A company that uses the
// site replaces it with its own, and `caption` with the client's name.

const caption = 'Sample project, with invented names and numbers';

/** The project that proves what a page says. */
export const sampleProof = {
  '/oracle-hcm': {
    caption,
    title: 'Old payroll minus new payroll, second parallel run',
    figure: '$0.00',
    quote: {
      text: 'We printed the variance report and it was blank. So we printed it again.',
      name: 'Dana Whitfield',
      jobTitle: 'VP of people at a foundry',
    },
    strips: [
      { label: 'Run 1: 41 of 120 people differ', total: 120, marked: 41, tone: 'open' },
      { label: 'Run 2: nobody differs', total: 120, marked: 0, tone: 'match' },
    ],
    parts: [
      {
        title: 'The problem',
        text: 'Two plants, 120 people, two union contracts. Overtime rules lived in a spreadsheet that one person understood.',
      },
      {
        title: 'What we did',
        text: 'Wrote 64 rules as worked examples, turned them into fast formulas, and ran both payrolls side by side, twice.',
      },
    ],
  },
} as const satisfies { [Path in SitePath]?: ProofBandContent };
