import { text } from 'node:stream/consumers';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import type { PageMeta } from './content/page.ts';
import { createSiteRouter } from './router.tsx';

export { canonicalUrl, siteUrl } from './layout/page-head.ts';

/** Every path that is a page. */
export const paths = Object.keys(createSiteRouter().routesByPath).filter((path) => path !== '/$');

/** One page as HTML. What React puts in front of `#app`'s own markup belongs in the head. */
export async function prerender(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createSiteRouter({ history });
  await router.load();
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />, {
    onError: (error) => void errors.push(error),
    // Large Suspense boundaries would otherwise be moved out of place and put back by a script.
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
