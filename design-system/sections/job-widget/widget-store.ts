import { setScript } from './set-script.ts';
import { removeRepeats, showsSomething } from './widget-content.ts';

/** `ready` as soon as the widget shows something, even after a failure. */
export type WidgetState = 'loading' | 'ready' | 'failed';

/** A third party's script, and the settings that it reads. */
export type WidgetSource = {
  /** The script's URL. */
  src: string;
  /**
   * The `id` under which the script looks for its container. A shadow root that it attaches to the
   * container itself isn't noticed.
   */
  containerId: string;
  /** Set on the script element, where the script reads them. */
  attributes: Readonly<Record<`data-${string}`, string>>;
};

export type Widget = {
  /** Moves the widget's container into the slot. With `undefined`, the container is hidden. */
  showIn: (slot: HTMLElement | undefined) => void;
  /** Starts again after a failure. In any other state, it does nothing. */
  retry: () => void;
  state: () => WidgetState;
  subscribe: (listener: () => void) => () => void;
};

/** A script that hasn't loaded after this time, in ms, counts as failed. */
const loadTimeout = 10_000;
/** So does a script that has run but shows nothing for this time, in ms. It may have thrown. */
const emptyTimeout = 3_000;

/**
 * Widgets are kept when the visitor leaves the page, and shown again when the visitor comes back.
 * The script doesn't know about client navigation, so it must not run again.
 */
const widgets = new Map<string, Widget>();

/**
 * Returns the widget for this source: a new one, or the one that was kept. A failed one tries
 * again.
 */
export function openWidget(source: WidgetSource): Widget {
  const open = widgets.get(source.src);
  if (open) {
    open.retry();
    return open;
  }
  const widget = startWidget(source);
  widgets.set(source.src, widget);
  return widget;
}

function startWidget({ src, containerId, attributes }: WidgetSource): Widget {
  const container = document.createElement('div');
  container.id = containerId;
  const listeners = new Set<() => void>();
  let state: WidgetState = 'loading';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnderWay = false;
  /** How many scripts have run or are loading. All of them fill the same container. */
  let runs = 0;

  const settle = (next: WidgetState) => {
    clearTimeout(timer);
    state = next;
    for (const listener of listeners) listener();
  };
  const waitFor = (time: number) => {
    settle('loading');
    timer = setTimeout(() => settle('failed'), time);
  };

  new MutationObserver(() => {
    // An earlier script may have been fetching its jobs, and finds the container only now.
    if (runs > 1) removeRepeats(container);
    if (showsSomething(container)) settle('ready');
    else if (state === 'ready') waitFor(emptyTimeout);
  }).observe(container, { childList: true, characterData: true, subtree: true });

  const run = () => {
    const script = document.createElement('script');
    script.addEventListener('error', () => {
      isUnderWay = false;
      runs -= 1;
      if (state !== 'ready') settle('failed');
    });
    script.addEventListener('load', () => {
      isUnderWay = false;
      if (state !== 'ready') waitFor(emptyTimeout);
    });
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    setScript(script, src);
    isUnderWay = true;
    runs += 1;
    container.replaceChildren();
    document.body.append(script);
  };

  // Keep waiting for a script that is still loading. A second one would also show its jobs.
  const start = () => {
    waitFor(loadTimeout);
    if (!isUnderWay) run();
  };

  /**
   * Keeps the container in the document until it is filled, because the script may finish loading
   * on another page.
   */
  const showIn: Widget['showIn'] = (slot) => {
    container.hidden = !slot;
    if (!slot && state === 'ready') container.remove();
    else (slot ?? document.body).append(container);
  };
  showIn(undefined);
  start();

  return {
    showIn,
    retry: () => {
      if (state === 'failed') start();
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
