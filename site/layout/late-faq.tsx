import { latePart } from './late-part.tsx';

/** The design system's Faq, which brings the heaviest script and stands far down. */
export const LateFaq = latePart(
  'main section:has(h3 > button)',
  async () => (await import('./faq.ts')).Faq,
);
