/** `ready` as soon as the widget has put anything into its container, even after a timeout. */
export type WidgetState = 'loading' | 'ready' | 'empty' | 'failed';

/** A third party's script, and the settings that it reads. */
export type WidgetSource = {
  /** The script's address. */
  src: string;
  /** The `id` under which the script looks for its container. */
  containerId: string;
  /** Set on the script element, where the script reads them. */
  attributes: Readonly<Record<`data-${string}`, string>>;
};

export type Widget = {
  /** Moves the widget's container into the slot. With `undefined`, the container is hidden. */
  showIn: (slot: HTMLElement | undefined) => void;
  /** Removes the widget, so that another one can use its container's `id`. */
  remove: () => void;
  state: () => WidgetState;
  subscribe: (listener: () => void) => () => void;
};

/** A script that hasn't loaded after this time, in ms, counts as failed. */
const loadTimeout = 10_000;
/** If a loaded script shows nothing for this time, in ms, there are no jobs. */
const emptyTimeout = 3_000;

/**
 * Widgets are kept when the visitor leaves the page, and shown again when they come back. The script
 * doesn't know about client navigation, so it must run only once.
 */
const widgets = new Map<string, Widget>();

/** Returns the widget of this source. It starts one if there is none yet, or if it has failed. */
export function openWidget(source: WidgetSource): Widget {
  const open = widgets.get(source.src);
  if (open && open.state() !== 'failed') return open;
  open?.remove();
  const widget = startWidget(source);
  widgets.set(source.src, widget);
  return widget;
}

function startWidget({ src, containerId, attributes }: WidgetSource): Widget {
  const container = document.createElement('div');
  container.id = containerId;
  const script = document.createElement('script');
  const listeners = new Set<() => void>();
  let state: WidgetState = 'loading';
  const settle = (next: WidgetState) => {
    if (state === 'ready') return;
    state = next;
    for (const listener of listeners) listener();
  };

  new MutationObserver((_changes, watcher) => {
    if (container.childElementCount === 0) return;
    watcher.disconnect();
    settle('ready');
  }).observe(container, { childList: true });

  const timer = setTimeout(() => settle('failed'), loadTimeout);
  script.addEventListener('error', () => {
    clearTimeout(timer);
    settle('failed');
  });
  script.addEventListener('load', () => {
    clearTimeout(timer);
    setTimeout(() => settle('empty'), emptyTimeout);
  });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  /** Keeps the container in the document until it is filled: the script may load on another page. */
  const showIn: Widget['showIn'] = (slot) => {
    container.hidden = !slot;
    if (!slot && state === 'ready') container.remove();
    else (slot ?? document.body).append(container);
  };
  showIn(undefined);
  document.body.append(script);

  return {
    showIn,
    remove: () => container.remove(),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
