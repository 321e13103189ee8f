import {
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { onceNear } from '../near/near.ts';
import * as styles from './deferred.css.ts';
import { ReleaseContext } from './release-context.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

type HydratedProps = { children: ReactNode; setIsUnhydrated: (isUnhydrated: boolean) => void };

function Hydrated({ children, setIsUnhydrated }: HydratedProps) {
  useEffect(() => setIsUnhydrated(false), [setIsUnhydrated]);
  return children;
}

export type IslandProps = {
  /** The part. Until it is hydrated, later values are ignored. */
  children: ReactNode;
  /** The target of in-page links. */
  id?: string | undefined;
  /** The class of the element around the part. */
  className?: string | undefined;
};

/**
 * A part of the page that is hydrated separately. It may wait for its own script (`lazy`). If the
 * visitor presses something in it, React hydrates it first. Until it is hydrated, it has
 * `data-unhydrated`. If its script fails, it stays as it was served, without that attribute.
 *
 * Not for content in the first view that doesn't need its own script: put that directly into its
 * `Section`.
 */
export function Island({ children, ...box }: IslandProps) {
  const isHydrating = useIsHydrating();
  const [isUnhydrated, setIsUnhydrated] = useState(isHydrating);
  const [isReleased, setIsReleased] = useState(false);
  // Until then, keep the first children. An update would make React render the part again, and it
  // would disappear while its script loads.
  const [servedChildren] = useState(children);
  const content = isUnhydrated ? servedChildren : children;
  const part = useMemo(
    () => (
      <ReleaseContext value={setIsReleased}>
        <Suspense fallback={<span data-pending hidden />}>
          <Hydrated setIsUnhydrated={setIsUnhydrated}>{content}</Hydrated>
        </Suspense>
      </ReleaseContext>
    ),
    [content],
  );
  // A script may have laid out the part already, by a style of its own.
  return (
    <div
      {...box}
      data-unhydrated={(isUnhydrated && !isReleased) || undefined}
      suppressHydrationWarning
    >
      {part}
    </div>
  );
}

function whenNear(id: string) {
  const element = document.getElementById(id);
  return new Promise<void>((resolve) => (element ? onceNear(element, resolve) : resolve()));
}

type WhenNearProps = { approach: Promise<void> | undefined; children: ReactNode };

function WhenNear({ approach, children }: WhenNearProps) {
  if (approach) use(approach);
  return children;
}

export type DeferredProps = {
  /** The part. */
  children: ReactNode;
  /**
   * Renders it together with the rest of the page, because it may be in view. Only the first value
   * counts.
   * @default false
   */
  isImmediate?: boolean | undefined;
};

/**
 * A part of the page below the first view. On a prerendered page, its layout waits until it comes
 * near the view, so that the first view is painted sooner. Once the page has loaded, or the visitor
 * acts, a script should set `content-visibility: visible` on each `data-unhydrated` element. Nothing
 * waits without scripts, if an address leads to a part of the page, or if the root element has
 * `data-returned`. When the visitor comes within one screen of it, its scripts load and it is
 * hydrated. On a client navigation, it renders once the part above it has been painted.
 *
 * Not for the first view, which has to be there right away: put that directly into its `Section`.
 * For a part that only needs its own script, use `Island`.
 */
export function Deferred({ children, isImmediate = false }: DeferredProps) {
  const id = useId();
  const isHydrating = useIsHydrating();
  const isDrawn = useDeferredValue(true, isImmediate || isHydrating);
  // This stays set. Without it, the browser would lay out all parts at once.
  const [className] = useState(isHydrating ? styles.late : undefined);
  // `use` needs the same promise on every render.
  const [approach] = useState(() =>
    isHydrating && typeof document !== 'undefined' ? whenNear(id) : undefined,
  );
  return isDrawn ? (
    <Island id={id} className={className}>
      <WhenNear approach={approach}>{children}</WhenNear>
    </Island>
  ) : (
    <div className={styles.placeholder} />
  );
}
