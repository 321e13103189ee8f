import { type ComponentType, lazy, memo, Suspense } from 'react';

const approach = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      // Whoever jumps past its beginning may be in the midst of it.
      { rootMargin: '1000000px 0px 100%' },
    );
    observer.observe(element);
  });

let leave = () => {};
const left = new Promise<void>((resolve) => {
  leave = resolve;
});

/** To be called when the first page is left: what the build has written goes with it. */
export const finishParts = () => leave();

/**
 * A part of a page that lies below the first view. The build writes it into the page; its script
 * follows when the visitor has come within a screen of it, and React takes it over then. On pages
 * that are opened from others it follows at once. `selector` finds it in the page as written.
 */
export function latePart<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const Part = lazy(async () => {
    const written = import.meta.env.SSR ? null : document.querySelector(selector);
    if (!written) return { default: await load() };
    await Promise.race([approach(written), left]);
    // Should the script fail, the part stays as it is written, which works without.
    return { default: await load().catch(() => new Promise<never>(() => {})) };
  });
  // Same props, same part: an update would have React draw it without what the build has written.
  return memo((props: Props) => (
    <Suspense fallback={<span data-pending hidden />}>
      <Part {...props} />
    </Suspense>
  ));
}
