import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { openWidget, type Widget, type WidgetSource, type WidgetState } from './widget-store.ts';

/** Shows a third party's widget in `slot` while `slot` is mounted. */
export function useWidget(slot: RefObject<HTMLElement | null>, source: WidgetSource) {
  const [widget, setWidget] = useState<Widget>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL identifies a source.
  useLayoutEffect(() => {
    const opened = openWidget(source);
    opened.showIn(slot.current ?? undefined);
    setWidget(opened);
    // A layout effect, because its cleanup runs before the slot is removed.
    return () => opened.showIn(undefined);
  }, [source.src]);

  const state = useSyncExternalStore<WidgetState>(
    widget?.subscribe ?? subscribeToNothing,
    () => widget?.state() ?? 'loading',
    () => 'loading',
  );
  return { state, retry: () => widget?.retry() };
}

const subscribeToNothing = () => () => {};
