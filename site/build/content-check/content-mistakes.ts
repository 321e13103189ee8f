import { findContent, type Root } from './found-content.ts';
import { listMistakes } from './list-mistakes.ts';
import { nameIn, type Page, pageMistakes } from './page-mistakes.ts';
import { type TextContext, textMistake } from './text-mistakes.ts';

/** What each content file exports, by its path from the site's folder, as in `./content/home.ts`. */
type ContentModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const rootsOf = (modules: ContentModules): Root[] =>
  Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports).map(([place, value]) => ({
      file: file.replace(/^\./, 'site'),
      place,
      value,
    })),
  );

/**
 * The mistakes that the content's types can't catch: a line for each, with its file, its place, and
 * how to fix it.
 */
export function contentMistakes(
  modules: ContentModules,
  pages: readonly Page[],
  characters: TextContext['characters'],
) {
  const { objects, texts } = findContent([
    ...rootsOf(modules),
    // A page that no content file exports.
    ...pages.map(({ file, page }) => ({ file, place: 'page', value: page })),
  ]);
  const context = { pages: new Map(pages.map(({ page }) => [page, page])), characters };
  // A text that one file takes from another is reported once.
  const told = new Map<string, string>();
  for (const found of texts) {
    const mistake = textMistake(found, context);
    const name = `${found.file}: ${found.place}`;
    const key = found.value.trim() ? `${found.value} ${mistake}` : name;
    if (mistake && !told.has(key)) told.set(key, `${name} ${mistake}`);
  }
  return [
    ...told.values(),
    ...[...objects.values()].flatMap(listMistakes),
    ...pageMistakes(pages, nameIn(objects)),
  ];
}
