import { createRouter, type RouterOptions } from '@tanstack/react-router';
import { RouteError } from './layout/route-error.tsx';
import { routeTree } from './route-tree.gen.ts';

type EnvironmentOptions = Pick<
  RouterOptions<typeof routeTree, 'never', false>,
  'history' | 'scrollRestoration'
>;

/** The router for the browser and for the build. Only these options differ between the two. */
export function createSiteRouter(options: EnvironmentOptions = {}) {
  return createRouter({
    ...options,
    routeTree,
    defaultErrorComponent: RouteError,
    // Content is part of the page's script, so it never changes after loading.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
