import { distance } from 'fastest-levenshtein';
import type { LinkTarget } from '#design-system';

/** In characters. Nobody types a longer path, and comparing it would take time. */
const longestPath = 120;

/**
 * How similar a page must be to be suggested: one mistyped word, or one correct word of a longer
 * path.
 */
const near = 1.2;

/** Without the differences between spellings of the same URL, such as its file extension. */
const normalized = (path: string) =>
  path
    .slice(0, longestPath)
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '')
    .replace(/\/index$/, '');

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** From 0 to 1. */
const likeness = (one: string, other: string) =>
  1 - distance(one, other) / Math.max(one.length, other.length, 1);

/**
 * How similar a page is to the requested path: 0 to 1 for its spelling, whether or not it is in the
 * right folder, and 0 to 1 for its words, in any order.
 */
function nearness(asked: string, { href, label }: LinkTarget) {
  const spelling = Math.max(likeness(asked, href), likeness(lastSegment(asked), lastSegment(href)));
  const words = wordsOf(asked);
  const own = wordsOf(`${href} ${label}`);
  const known = words.map((word) => Math.max(...own.map((each) => likeness(word, each))));
  return spelling + known.reduce((total, each) => total + each, 0) / Math.max(words.length, 1);
}

/** The pages that a path may have meant, the most similar first. Dissimilar ones are left out. */
export function pagesNear<Page extends LinkTarget>(path: string, pages: readonly Page[]) {
  const asked = normalized(path);
  return pages
    .map((page) => ({ page, nearness: nearness(asked, page) }))
    .filter((found) => found.nearness >= near)
    .toSorted((one, other) => other.nearness - one.nearness)
    .map(({ page }) => page);
}
