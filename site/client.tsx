import '#design-system/foundation';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expectServedPage } from './expect-served-page.ts';
import { watchArrivals } from './layout/arrivals.ts';
import { createSiteRouter } from './router.tsx';

const app = document.getElementById('app');
if (!app) throw new Error('index.html has no #app.');

/** Whether the path is encoded correctly. */
function isEncoded(path: string) {
  try {
    // The build would drop a call whose result isn't used.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/**
 * A path that the router can read. Some programs encode `&` when they pass on a URL, and the router
 * would take it for another page. A path that isn't encoded correctly is unknown, and shown as it
 * is.
 */
const readable = (path: string) =>
  isEncoded(path) ? path.replaceAll('%26', '&') : path.replaceAll('%', '%25');

const { pathname, search, hash } = location;
if (readable(pathname) !== pathname) {
  history.replaceState(history.state, '', readable(pathname) + search + hash);
}

/** Leaves the page as served to the browser. The starter and the styles read this attribute. */
function giveUp() {
  document.documentElement.dataset['withoutScripts'] = '';
}

/**
 * Lets the browser respond to the visitor before the next step. Unlike timers, messages aren't
 * delayed.
 */
const pause = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

async function start(app: HTMLElement) {
  // From here on, scrolling and focus may be the application's, not the visitor's. The starter
  // stops listening to them.
  document.documentElement.dataset['started'] = '';
  await pause();
  // The browser restores the first page's scroll position, and the visitor may have scrolled since.
  let isFirstView = true;
  const router = createSiteRouter({ scrollRestoration: () => !isFirstView });
  router.subscribe('onRendered', () => {
    if (isFirstView) {
      // This must not happen earlier: once its history has a subscriber, the router doesn't follow
      // redirects by itself.
      watchArrivals(router.history);
      // The router saves scroll positions on scroll events, but may have missed earlier ones.
      document.dispatchEvent(new Event('scroll'));
    }
    isFirstView = false;
  });
  await pause();
  await router.load();
  if (app.childElementCount === 0)
    return createRoot(app).render(<RouterProvider router={router} />);
  // One of the page's scripts is missing. The page as served works without them.
  if (router.state.matches.some(({ status }) => status === 'error')) return giveUp();
  expectServedPage(router);
  // React splits a transition into small tasks, so the page keeps responding while it hydrates.
  startTransition(() => {
    hydrateRoot(app, <RouterProvider router={router} />);
  });
}

// There is no top-level `await`, because the page's own chunk imports this module and would wait
// for it.
start(app);
