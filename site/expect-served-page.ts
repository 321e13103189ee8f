import type { AnyRouter } from '@tanstack/react-router';

/**
 * Tells the router, before hydration, that the page came from a server. Without it, it renders one
 * Suspense more than the server did, and hydration fails (React error 418).
 *
 * The router has no public way to say so but `RouterClient`, which writes inline scripts into the
 * page that its security policy refuses: https://github.com/TanStack/router/issues/2931. Seen with
 * the version that expect-served-page.test.ts names.
 */
export function expectServedPage(router: AnyRouter) {
  router.ssr = { manifest: undefined };
}
