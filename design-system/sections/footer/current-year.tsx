import { useIsHydrating } from '../../primitives/deferred/use-is-hydrating.ts';

/**
 * The current year, even if the page was built in an earlier one. Hydration must keep the year from
 * the build. Right after that, a new `key` makes the browser render the current year.
 */
export function CurrentYear() {
  const isHydrating = useIsHydrating();
  return (
    <span key={isHydrating ? 'built' : 'browser'} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
