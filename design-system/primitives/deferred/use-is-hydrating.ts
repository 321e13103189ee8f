import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * `true` on the server and during hydration, when the output must match the prerendered HTML.
 * `false` afterward, and on client navigations.
 */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
