import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether what is drawn is as the server sent it: `true` there and during hydration, `false` right
 * after it and wherever a script draws anew.
 */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
