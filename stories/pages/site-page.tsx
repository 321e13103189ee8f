import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { pageWidths } from '../../.storybook/modes.ts';
import type { SitePath } from '../../site/content/page.ts';
import { createSiteRouter } from '../../site/router.tsx';

/** The site's router at one path, which it never leaves: no link and no redirect leads away. */
function createStillRouter(path: SitePath) {
  const history = createMemoryHistory({ initialEntries: [path] });
  history.block({ blockerFn: () => true });
  return createSiteRouter({ history });
}

/** A page as visitors get it: header, content, footer. */
function SitePage({ path }: { path: SitePath }) {
  const [router] = useState(() => createStillRouter(path));
  return <RouterProvider router={router} />;
}

type Canvas = { canvasElement: HTMLElement };

/** What the stories of all pages share. */
export const pageStories = {
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { ...pageWidths, landmarks: 'own' },
  // As on the site, the skip link comes before all other links, those of Storybook's help included.
  beforeEach: ({ canvasElement }: Canvas) => document.body.prepend(canvasElement),
  play: async ({ canvasElement }: Canvas) => {
    const main = within(await within(canvasElement).findByRole('main'));
    await expect(await main.findByRole('heading', { level: 1 })).toBeVisible();
    await within(canvasElement).findByRole('contentinfo');
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
};
