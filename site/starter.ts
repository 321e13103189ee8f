/**
 * The one script inside the page, written into it by the build. The page is complete without
 * scripts, so this leaves the connection and the processor to it, and starts the application at the
 * visitor's first sign of intent or when the page has long been painted. Until the application
 * answers, it holds what the visitor did and then lets it happen.
 */
const {
  entry = '',
  style = '',
  modules = '',
  wait,
} = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};

function addLink(rel: string, href: string) {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

const waiting = new AbortController();

function start() {
  if (waiting.signal.aborted) return;
  waiting.abort();
  for (const href of [entry, ...modules.split(' ')]) addLink('modulepreload', href);
  const sheet = addLink('stylesheet', style);
  // The page holds the styles of what it shows now; what it shows next needs all of them.
  sheet.onload = sheet.onerror = () => import(entry);
}

function heed(event: Event) {
  // Once the page is painted, browsers report a pointer that rests on it as well.
  const rests = event.type === 'pointermove' && event instanceof PointerEvent;
  if (!rests || event.movementX || event.movementY) start();
}

const intents = 'pointermove pointerdown touchstart click keydown focusin scroll';
for (const intent of intents.split(' ')) {
  addEventListener(intent, heed, { capture: true, passive: true, signal: waiting.signal });
}
addEventListener('load', () => setTimeout(start, Number(wait)));

/** What the page came with. A third party's elements, which come later, are none of this. */
const given = new WeakSet(document.querySelectorAll('button, form, input, select, textarea'));

/** In ms: what hasn't arrived by then won't, and the browser sends forms by itself. */
const patience = 15_000;
let heldSince = 0;
let hasGivenUp = false;

/** Whether nobody answers yet: React leaves its mark on each element as it takes it over. */
const isDeaf = (element: Element) =>
  !hasGivenUp &&
  given.has(element) &&
  !Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** What is to happen on each element the visitor used; the last use of one counts. */
const held = new Map<Element, () => void>();

function letHappen() {
  hasGivenUp ||= performance.now() - heldSince > patience;
  for (const [element, happen] of held) {
    if (isDeaf(element)) continue;
    held.delete(element);
    happen();
  }
  if (held.size > 0) requestAnimationFrame(letHappen);
}

function hold(event: Event, element: Element, happen: () => void) {
  event.stopImmediatePropagation();
  if (held.size === 0) {
    heldSince = performance.now();
    requestAnimationFrame(letHappen);
  }
  held.set(element, happen);
}

function holdPress(event: Event) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.type === 'submit' || !isDeaf(button)) return;
  hold(event, button, () => {
    // Menus answer to this, all other buttons to the click.
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
    button.click();
  });
}

function holdSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !isDeaf(form)) return;
  event.preventDefault();
  hold(event, form, () => form.requestSubmit(submitter));
}

function holdChange(event: Event) {
  const { target: field } = event;
  if (!(field instanceof Element) || !isDeaf(field)) return;
  hold(event, field, () => field.dispatchEvent(new Event('change', { bubbles: true })));
}

addEventListener('click', holdPress, true);
addEventListener('submit', holdSubmit, true);
addEventListener('change', holdChange, true);
