import { useIsHydrating } from '../../primitives/deferred/use-is-hydrating.ts';

/**
 * The visitor's year, also on a page that was built in an earlier one. Hydration leaves the built
 * year as it is; the new `key` right after it has the browser write its own.
 */
export function CurrentYear() {
  const isHydrating = useIsHydrating();
  return (
    <span key={isHydrating ? 'built' : 'browser'} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
