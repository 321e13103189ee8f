import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { pageWidths } from '../../.storybook/modes.ts';
import type { SitePath } from '../../site/content/page.ts';
import { createSiteRouter } from '../../site/router.tsx';

/** The site's router, fixed to one path, so that no link or redirect leads away from it. */
function createStillRouter(path: SitePath) {
  const history = createMemoryHistory({ initialEntries: [path] });
  history.block({ blockerFn: () => true });
  return createSiteRouter({ history });
}

/** A complete page: header, content, and footer. */
function SitePage({ path }: { path: SitePath }) {
  const [router] = useState(() => createStillRouter(path));
  return <RouterProvider router={router} />;
}

type Canvas = { canvasElement: HTMLElement };

/** Settings for the stories of all pages. */
export const pageStories = {
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { ...pageWidths, landmarks: 'own' },
  // As on the site, the skip link comes before all other links, including Storybook's help links.
  beforeEach: ({ canvasElement }: Canvas) => document.body.prepend(canvasElement),
  play: async ({ canvasElement }: Canvas) => {
    const main = within(await within(canvasElement).findByRole('main'));
    await expect(await main.findByRole('heading', { level: 1 })).toBeVisible();
    await within(canvasElement).findByRole('contentinfo');
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
};
