import { text } from 'node:stream/consumers';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { foundationTheme } from '#design-system';
// biome-ignore-start lint/style/noRestrictedImports: for checking the markup and texts of all pages, which no page does.
import { fontFilesOf } from '../design-system/tokens/font-files.ts';
import { background } from '../design-system/tokens/theme.css.ts';
// biome-ignore-end lint/style/noRestrictedImports: for checking the markup and texts of all pages, which no page does.
import { headquarters } from './content/company/contacts.ts';
import type { PageContent } from './discovery/rendered-page.ts';
import { createSiteRouter } from './router.tsx';

export { discoveryFiles } from './discovery/discovery-files.ts';
export { headTags } from './discovery/head-tags.ts';
export { structuredDataTags } from './discovery/structured-data/structured-data.ts';
export { siteUrl } from './layout/page-head.ts';

/** The data that the check of all pages needs. */
export const checkedAgainst = {
  /** What the content files export. */
  modules: import.meta.glob<Record<string, unknown>>(
    ['./content/**/*.ts', '!./content/**/*.test.ts'],
    { eager: true },
  ),
  /** The class of each background. */
  backgrounds: background,
  /** The characters that every page's fonts contain, as code points. */
  characters: fontFilesOf(foundationTheme)
    .filter(({ set }) => set === 'basic')
    .flatMap<readonly [first: number, last: number]>(({ ranges }) => [...ranges]),
};

/** The URLs that pages show in frames. */
export const frames: readonly string[] = [headquarters.mapEmbedSrc];

const { light, dark } = foundationTheme;

/** The browser's color around a page, which is the header's, in each color scheme. */
export const themeColors = {
  light: light.backgrounds.inverse.background,
  dark: dark.backgrounds.inverse.background,
};

/** The paths of all pages. */
export const paths = Object.keys(createSiteRouter().routesByPath).filter((path) => path !== '/$');

/** Renders one page as HTML. The tags that React puts in front of the markup belong in the head. */
export async function prerender(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createSiteRouter({ history });
  await router.load();
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />, {
    onError: (error) => void errors.push(error),
    // Otherwise, React would move large Suspense boundaries to the end and put them back with a
    // script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  const leaf = router.state.matches.at(-1);
  const page: PageContent | undefined = leaf?.loaderData;
  const routeId = leaf?.routeId ?? path;
  const file = `site/routes${routeId.replace(/\/$/, '/index')}.tsx`;
  if (leaf?.error) errors.push(leaf.error);
  if (errors.length > 0) throw new Error(`${file} does not render: ${errors.join('; ')}`);
  if (!page) throw new Error(`${file} has no page. Add \`loader: () => page\` to it.`);
  return { html, routeId, file, page };
}
