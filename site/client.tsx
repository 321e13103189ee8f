import '#design-system/foundation';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expectServedPage } from './expect-served-page.ts';
import { watchArrivals } from './layout/page-sections.tsx';
import { createSiteRouter } from './router.tsx';

const app = document.getElementById('app');
if (!app) throw new Error('index.html has no #app.');

// Programs that pass addresses on may write it so; the router would take it for another page.
if (location.pathname.includes('%26')) {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname.replaceAll('%26', '&') + search + hash);
}

// The first view is where the browser has put it, and where the visitor has since scrolled to.
let isFirstView = true;
const router = createSiteRouter({ scrollRestoration: () => !isFirstView });

router.subscribe('onRendered', () => {
  if (isFirstView) {
    // Not sooner: a router whose history has a subscriber doesn't follow redirects by itself.
    watchArrivals(router.history);
    // The router keeps the place of what it has seen scroll; this page may have been before.
    document.dispatchEvent(new Event('scroll'));
  }
  isFirstView = false;
});

// Not awaited at the top level: the page's own script imports from this one, and would wait for it.
router.load().then(() => {
  if (app.childElementCount > 0) {
    expectServedPage(router);
    // As a transition, which React does in slices: the visitor is not kept waiting by the whole.
    startTransition(() => {
      hydrateRoot(app, <RouterProvider router={router} />);
    });
  } else {
    createRoot(app).render(<RouterProvider router={router} />);
  }
});
