import type { AnyRouter } from '@tanstack/react-router';

/**
 * Tells the router, before hydration, that the page was prerendered. Otherwise, the router renders
 * one more Suspense boundary than the server did, and hydration fails (React error 418).
 *
 * https://github.com/TanStack/router/issues/3305 reports it. The only public API to prevent it is
 * `RouterClient`, which writes inline scripts that the security policy blocks. This was tested with
 * the version in expect-served-page.test.ts.
 */
export function expectServedPage(router: AnyRouter) {
  router.ssr = { manifest: undefined };
}
