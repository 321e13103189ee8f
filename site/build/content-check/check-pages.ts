import type { RenderedPage } from '../../discovery/rendered-page.ts';
import { contentMistakes } from './content-mistakes.ts';
import { readSectionMistakes } from './section-mistakes.ts';

type Site = typeof import('../../prerender.tsx');
type Checked = Pick<Site, 'paths' | 'prerender' | 'checkedAgainst'>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Renders all pages, and finds the mistakes of their authors: a line for each. */
export async function checkPages({ paths, prerender, checkedAgainst }: Checked) {
  const { modules, backgrounds, characters } = checkedAgainst;
  const pages: RenderedPage[] = [];
  const mistakes: string[] = [];
  for (const path of paths) {
    try {
      pages.push({ path, ...(await prerender(path)) });
    } catch (error) {
      mistakes.push(messageOf(error));
    }
  }
  const sectionMistakes = await readSectionMistakes(backgrounds);
  mistakes.push(
    ...contentMistakes(modules, pages, characters),
    ...pages.flatMap(({ file, html }) =>
      sectionMistakes(html).map((mistake) => `${file} ${mistake}`),
    ),
  );
  return { pages, mistakes: mistakes.toSorted() };
}

/** The text of the build's error and of the browser's overlay. */
export const tellMistakes = (mistakes: readonly string[]) =>
  ['These pages have mistakes in their content:', ...mistakes].join('\n');
