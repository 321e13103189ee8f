import { describe, expect, test } from 'vitest';
import { facts } from './company/facts.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

/** Not checked as copy: addresses, names of drawings, and the facts themselves. */
const notCopy = new Set(['path', 'href', 'id', 'kind', 'glyph', 'composition', 'art', 'shapes']);
const factValues = new Set<unknown>(Object.values(facts));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What each module exports, and the items of its lists and records. Other modules may include them. */
const owners = new Map<unknown, string>(
  Object.entries(modules).flatMap(([file, exports]) =>
    Object.values(exports).flatMap((value) =>
      [value, ...(isObject(value) ? Object.values(value).filter(isObject) : [])].map(
        (owned) => [owned, file] as const,
      ),
    ),
  ),
);

/** All texts in a piece of content, at any depth, except those that another module exports. */
function textsIn(content: unknown, file: string): string[] {
  if ((owners.get(content) ?? file) !== file) return [];
  if (typeof content === 'string') return [content];
  if (!isObject(content) || factValues.has(content)) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    notCopy.has(key) ? [] : textsIn(value, file),
  );
}

// A module may export a part of another module's content, as the list of articles does.
const files = Object.entries(modules).map(([file, exports]) => ({
  file,
  texts: [...new Set(Object.values(exports).flatMap((value) => textsIn(value, file)))],
}));

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesIn = (text: string) =>
  [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 6);

test('no sentence is used twice', () => {
  const places = new Map<string, string[]>();
  for (const { file, texts } of files) {
    // An article includes the texts of its card.
    if (/^\.\/posts\/(index|cards)/.test(file)) continue;
    for (const sentence of new Set(texts.flatMap(sentencesIn))) {
      places.set(sentence, [...(places.get(sentence) ?? []), file]);
    }
  }
  expect(places.size).toBeGreaterThan(1500);
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
});

describe.each(files.filter(({ file }) => file !== './company/facts.ts'))('$file', ({ texts }) => {
  test('states no figure of the company by itself', () => {
    const figures = Object.values(facts).map(({ value }) =>
      value.replace(/[.+]/g, String.raw`\$&`).replace('%', ' ?%'),
    );
    const claimed = new RegExp(`(?<![\\d$])(${figures.join('|')})`);
    expect(texts.filter((text) => claimed.test(text))).toEqual([]);
  });

  test('is spelled as an American publication spells', () => {
    const other =
      /\b(e-mail|afterwards|towards|whilst|learnt|colour|favour|behaviour|centre|catalogue|licence|programme|(organ|real|optim|custom)is(e[ds]?|ing|ation)|(?<!^)(front|back)end)\b/i;
    expect(texts.filter((text) => other.test(text))).toEqual([]);
  });

  test('uses none of the words that say nothing', () => {
    const empty =
      /\b(leverag|synerg|one-stop|cutting-edge|seamless|world-class|game-chang|lorem ipsum|state-of-the-art)/i;
    expect(texts.filter((text) => empty.test(text))).toEqual([]);
  });
});
