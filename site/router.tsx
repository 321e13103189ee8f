import { createRouter, type RouterOptions } from '@tanstack/react-router';
import { RouteError } from './layout/route-error.tsx';
import { routeTree } from './route-tree.gen.ts';

type Place = Pick<RouterOptions<typeof routeTree, 'never', false>, 'history' | 'scrollRestoration'>;

/** The router as the browser and the build both use it; they differ only in `place`. */
export function createSiteRouter(place: Place = {}) {
  return createRouter({
    ...place,
    routeTree,
    defaultErrorComponent: RouteError,
    // A page's content is part of its script: once loaded it never changes.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
