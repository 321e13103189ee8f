/** `ready` as soon as the widget has put anything into its container, however late. */
export type WidgetState = 'loading' | 'ready' | 'empty' | 'failed';

/** What a third party's script is told. */
export type WidgetSource = {
  /** The script's address. */
  src: string;
  /** The `id` under which the script looks for its container. */
  containerId: string;
  /** Written on the script element, where the script reads them. */
  attributes: Readonly<Record<`data-${string}`, string>>;
};

export type Widget = {
  /** Puts the widget's container there; `undefined` puts it out of sight. */
  showIn: (slot: HTMLElement | undefined) => void;
  /** Ends it, so that another can have its container's `id`. */
  remove: () => void;
  state: () => WidgetState;
  subscribe: (listener: () => void) => () => void;
};

/** A script that has not arrived after so many ms has failed. */
const patience = 10_000;
/** A script that arrived so many ms ago and shows nothing has nothing to show. */
const quiet = 3_000;

/**
 * Widgets outlive their page: a visitor who comes back finds the list as it was, and the script,
 * which knows nothing of client navigation, has run once.
 */
const widgets = new Map<string, Widget>();

/** The widget of this source: the one that runs already, or a new one when none did or it failed. */
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

  const timer = setTimeout(() => settle('failed'), patience);
  script.addEventListener('error', () => {
    clearTimeout(timer);
    settle('failed');
  });
  script.addEventListener('load', () => {
    clearTimeout(timer);
    setTimeout(() => settle('empty'), quiet);
  });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  /** In the document until it is filled: the script may arrive when the visitor has left its page. */
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
