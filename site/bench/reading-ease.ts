import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flesch } from 'flesch';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { syllable } from 'syllable';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { markdownPath } from '../page-file.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

const wordsIn = (text: string) =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** Labels, names, and addresses aren't sentences, and would make any page look easy. */
const isSentence = (text: string) => /[.?!][”’]?$/.test(text);

/**
 * How easy the running text of a built page is to read, by the Flesch formula. 60 to 70 is plain
 * English, lower is harder. Headings don't count.
 */
export async function readingEase(dist: string, path: string) {
  const file = await readFile(join(dist, markdownPath(path)), 'utf8');
  const [, , markdown = ''] = file.split(/^---$\n?/m);
  const counts = { sentence: 0, word: 0, syllable: 0 };
  visit(parser.parse(markdown), 'paragraph', (paragraph) => {
    const text = textOf(paragraph);
    if (!isSentence(text)) return;
    const found = wordsIn(text);
    counts.sentence += [...sentences.segment(text)].length;
    counts.word += found.length;
    counts.syllable += found.reduce((sum, word) => sum + syllable(word), 0);
  });
  return flesch(counts);
}
