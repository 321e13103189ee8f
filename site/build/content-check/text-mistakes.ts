import type { PageMeta } from '../../content/page.ts';
import { type FoundText, isSentence } from './found-content.ts';
import { givenTitles, lengths, pageLengths } from './limits.ts';
import { textRules } from './text-rules.ts';

/** Code points. */
type Range = readonly [first: number, last: number];

export type TextContext = {
  /** The pages, by themselves. */
  pages: ReadonlyMap<unknown, PageMeta>;
  /** The characters that the typefaces contain. */
  characters: readonly Range[];
};

const segmenter = new Intl.Segmenter('en');

function brokenRule({ key, value, parent }: FoundText) {
  const rule = textRules.find(
    ({ keys, isForWholeTexts, mistake }) =>
      (keys?.test(key) ?? true) && !(isForWholeTexts && isSentence(parent)) && mistake.test(value),
  );
  return rule && `${rule.says}. ${rule.remedy}.`;
}

/** The character itself, or its code if nobody can see it, as with a pasted zero-width space. */
const visibleName = (character: string) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? character
    : `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

function missingCharacters({ value }: FoundText, { characters }: TextContext) {
  const isCarried = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return characters.some(([first, last]) => first <= code && code <= last);
  };
  // As readers see them: an emoji may consist of several code points.
  const missing = [...segmenter.segment(value)]
    .map(({ segment }) => segment)
    .filter((segment) => ![...segment].every(isCarried));
  if (missing.length === 0) return;
  const named = [...new Set(missing.map(visibleName))].join(' ');
  return `contains ${named}, which the typefaces don’t include. Remove it, or see \`characterSets\` in design-system/tokens/font-files.ts.`;
}

function lengthOf({ key, value, parent }: FoundText, { pages }: TextContext) {
  const page = pages.get(parent);
  if (page && givenTitles.includes(value)) return;
  // Search results don't show the others.
  const isSearched = page && page.robots !== 'noindex';
  return (isSearched && pageLengths[key]) || lengths[key];
}

function wrongLength(found: FoundText, context: TextContext) {
  const length = lengthOf(found, context);
  const count = found.value.length;
  if (!length || (count >= length.min && count <= length.max)) return;
  const { min, max, reason } = length;
  return `has ${count} characters. Write ${min} to ${max}: ${reason}.`;
}

/** What is wrong with a text, and how to fix it. */
export const textMistake = (found: FoundText, context: TextContext) =>
  brokenRule(found) ?? missingCharacters(found, context) ?? wrongLength(found, context);
