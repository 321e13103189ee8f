import { useIsServed } from '../../primitives/served/use-is-served.ts';

/**
 * The visitor's year, also on a page that was built in an earlier one. Hydration leaves the built
 * year as it is; the new `key` right after it has the browser write its own.
 */
export function CurrentYear() {
  const isServed = useIsServed();
  return (
    <span key={isServed ? 'built' : 'browser'} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
