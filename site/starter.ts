/**
 * The only inline script. The build writes it into every page. The page is complete without scripts,
 * so at first the network and the processor are free for the page itself. The starter loads the
 * application at the visitor's first sign of intent, or well after the page has been painted. It
 * holds what the visitor does until the application is hydrated, and then replays it.
 */
const {
  entry = '',
  style = '',
  modules = '',
  wait,
} = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};

const root = document.documentElement;

/** Leaves the page as served to the browser. The application and the styles use the same mark. */
function giveUp() {
  root.dataset['withoutScripts'] = '';
}

function addLink(rel: string, href: string) {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

const isStarted = new AbortController();

function start() {
  if (isStarted.signal.aborted) return;
  isStarted.abort();
  for (const href of [entry, ...modules.split(' ')]) addLink('modulepreload', href);
  // The page includes only the styles of what it shows. The application needs all of them.
  const sheet = addLink('stylesheet', style);
  sheet.onload = () => import(entry).catch(giveUp);
  sheet.onerror = giveUp;
}

function onFirstIntent(event: Event) {
  // Browsers also report a pointer that doesn't move, once the page is painted beneath it.
  const rests = event.type === 'pointermove' && event instanceof PointerEvent;
  if (!rests || event.movementX || event.movementY) start();
}

const intents = 'pointermove pointerdown touchstart click keydown focusin scroll';
for (const intent of intents.split(' ')) {
  addEventListener(intent, onFirstIntent, {
    capture: true,
    passive: true,
    signal: isStarted.signal,
  });
}
addEventListener('load', () => setTimeout(start, Number(wait)));

/** In ms. After this, the application is considered lost, and the browser submits forms itself. */
const timeout = 15_000;
let firstHeldAt = 0;

/** Whether the element isn't hydrated yet. The application and its islands are marked until then. */
const isUnhydrated = (element: Element) =>
  !('withoutScripts' in root.dataset) && element.closest('[data-unhydrated]');

/** What to replay, by element. If the visitor used an element several times, the last time counts. */
const replays = new Map<Element, () => void>();

function replayHydrated() {
  if (performance.now() - firstHeldAt > timeout) giveUp();
  for (const [element, replay] of replays) {
    if (isUnhydrated(element)) continue;
    replays.delete(element);
    replay();
  }
  if (replays.size > 0) requestAnimationFrame(replayHydrated);
}

function hold(event: Event, element: Element, replay: () => void) {
  event.stopImmediatePropagation();
  if (replays.size === 0) {
    firstHeldAt = performance.now();
    requestAnimationFrame(replayHydrated);
  }
  replays.set(element, replay);
}

function holdPress(event: Event) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.type === 'submit' || !isUnhydrated(button)) return;
  hold(event, button, () => {
    // Menus listen to `pointerdown`, all other buttons to `click`.
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
    button.click();
  });
}

function holdSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !isUnhydrated(form)) return;
  event.preventDefault();
  hold(event, form, () => form.requestSubmit(submitter));
}

function holdChange(event: Event) {
  const { target: field } = event;
  if (!(field instanceof Element) || !isUnhydrated(field)) return;
  hold(event, field, () => field.dispatchEvent(new Event('change', { bubbles: true })));
}

addEventListener('click', holdPress, true);
addEventListener('submit', holdSubmit, true);
addEventListener('change', holdChange, true);
