import { text } from 'node:stream/consumers';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import type { PageMeta } from './content/page.ts';
import { createSiteRouter } from './router.tsx';

export { canonicalUrl, siteUrl } from './layout/page-head.ts';

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
    // Otherwise React would move large Suspense boundaries to the end and put them back by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  const leaf = router.state.matches.at(-1);
  const page: PageMeta | undefined = leaf?.loaderData;
  if (leaf?.error) errors.push(leaf.error);
  if (errors.length > 0 || !leaf || !page) {
    throw new AggregateError(errors, `${path} does not render.`);
  }
  return { html, routeId: leaf.routeId, page };
}
