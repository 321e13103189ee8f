import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { openWidget, type Widget, type WidgetSource, type WidgetState } from './widget-store.ts';

/**
 * Hangs a third party's widget into `slot` while that is mounted. `retry` starts over after a
 * failure.
 */
export function useWidget(slot: RefObject<HTMLElement | null>, source: WidgetSource) {
  const [widget, setWidget] = useState<Widget>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its address identifies a source, and each attempt opens it again.
  useEffect(() => {
    const opened = openWidget(source);
    slot.current?.append(opened.container);
    setWidget(opened);
    return () => opened.container.remove();
  }, [source.src, attempt]);

  const state = useSyncExternalStore<WidgetState>(
    widget?.subscribe ?? subscribeToNothing,
    () => widget?.state() ?? 'loading',
    () => 'loading',
  );
  return { state, retry: () => setAttempt(attempt + 1) };
}

const subscribeToNothing = () => () => {};
