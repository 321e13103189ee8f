import type { PageMeta } from '../../content/page.ts';
import { type Found, findContent } from './found-content.ts';
import { repetitions } from './list-mistakes.ts';

export type Page = {
  /** The path and the file of its route. */
  path: string;
  file: string;
  /** What its loader returns. */
  page: PageMeta;
};

/** Says where an object of the content is. */
type NameOf = (object: unknown) => string;

export const nameIn =
  (objects: ReadonlyMap<unknown, Found>): NameOf =>
  (object) => {
    const found = objects.get(object);
    return found ? `${found.file}: ${found.place}` : '';
  };

function pathMistakes({ path, file, page }: Page, nameOf: NameOf) {
  if (page.path === path) return [];
  const name = `${nameOf(page)}.path is "${page.path}", but ${file} loads it`;
  return [`${name}. Change it to "${path}", or load another page there.`];
}

/** An id is the target of links, so it has to be unique in the page, and not only in its list. */
function idMistakes({ file, page }: Page, nameOf: NameOf) {
  const { texts } = findContent([{ file, place: 'page', value: page }]);
  const ids = texts.filter(({ key }) => key === 'id');
  return repetitions(ids, ({ value }) => value).map(
    ({ item, first, text }) =>
      `${nameOf(item.parent)}.id repeats “${text}” from ${nameOf(first.parent)}. Make them different.`,
  );
}

/** Search results would show the same text twice. */
const repeatedMeta = (pages: ReadonlySet<PageMeta>, nameOf: NameOf) =>
  (['title', 'description'] as const).flatMap((key) =>
    repetitions([...pages], (page) => page[key]).map(
      ({ item, first, text }) =>
        `${nameOf(item)}.${key} repeats “${text}” from ${nameOf(first)}. Make them different.`,
    ),
  );

/** What is wrong with pages as wholes, and how to fix it. */
export const pageMistakes = (pages: readonly Page[], nameOf: NameOf) => [
  ...pages.flatMap((page) => [...pathMistakes(page, nameOf), ...idMistakes(page, nameOf)]),
  ...repeatedMeta(new Set(pages.map(({ page }) => page)), nameOf),
];
