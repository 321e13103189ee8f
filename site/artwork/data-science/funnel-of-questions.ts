import type { Figure } from '#design-system';
import { compactFunnel } from './funnel-compact.ts';
import { wideFunnel } from './funnel-wide.ts';
import type { Questions } from './questions.ts';

/** Where questions end, and what each has cost by then. */
export const funnelOfQuestions = (questions: Questions, alt: string): Figure => ({
  wide: wideFunnel(questions),
  compact: compactFunnel(questions),
  alt,
});
