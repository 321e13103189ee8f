import { homeTitle } from '../../requirements.ts';

type Range = { min: number; max: number; reason: string };

const heading = { min: 1, max: 70, reason: 'a longer one fills the first screen of a phone' };

/** How many characters a text has, by its key. */
export const lengths: Readonly<Record<string, Range>> = {
  title: heading,
  heading,
  question: { min: 1, max: 90, reason: 'visitors scan the questions to find theirs' },
  eyebrow: { min: 1, max: 50, reason: 'it stays on one line' },
  label: { min: 1, max: 40, reason: 'it fits in a button on a phone' },
  lead: { min: 1, max: 200, reason: 'it is one or two sentences' },
  alt: {
    min: 1,
    max: 150,
    reason: 'it is one sentence, and screen readers read it without a break',
  },
};

/** The same for what search results show of a page. */
export const pageLengths: Readonly<Record<string, Range>> = {
  title: { min: 30, max: 60, reason: 'search results cut off longer ones' },
  description: { min: 80, max: 110, reason: 'search results have room for two lines' },
};

/** How many items a list has, by its key. Lists whose type sets a limit aren't here. */
export const counts: Readonly<Record<string, Range>> = {
  options: { min: 2, max: 4, reason: 'visitors compare them side by side' },
  steps: { min: 2, max: 9, reason: 'visitors should be able to remember them' },
  reasons: { min: 3, max: 6, reason: 'the strongest are enough' },
};

/** Titles that the product owner has set. Any length is accepted. */
export const givenTitles: readonly string[] = [homeTitle];
