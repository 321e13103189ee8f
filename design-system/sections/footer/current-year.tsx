import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The visitor's year, also on a page that was built in an earlier one. Hydration leaves the built
 * year as it is; the new `key` right after it has the browser write its own.
 */
export function CurrentYear() {
  const place = useSyncExternalStore(
    never,
    () => 'browser',
    () => 'built',
  );
  return (
    <span key={place} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
