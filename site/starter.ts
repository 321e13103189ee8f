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

const intents = 'pointermove pointerdown touchstart click keydown focusin scroll';
for (const intent of intents.split(' ')) {
  addEventListener(intent, start, { capture: true, passive: true, signal: waiting.signal });
}
addEventListener('load', () => setTimeout(start, Number(wait)));

/** What is to happen on each element the visitor used; the last use of one counts. */
const held = new Map<EventTarget, () => void>();

function holdPress(event: Event) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.type === 'submit') return;
  event.stopImmediatePropagation();
  if (event.type !== 'click') return;
  held.set(button, () => {
    // Menus answer to this, all other buttons to the click.
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
    button.click();
  });
}

function holdSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.set(form, () => form.requestSubmit(submitter));
}

function holdChange({ target: field }: Event) {
  if (field) held.set(field, () => field.dispatchEvent(new Event('change', { bubbles: true })));
}

const holding = new AbortController();
const hold = { capture: true, signal: holding.signal };
addEventListener('pointerdown', holdPress, hold);
addEventListener('keydown', holdPress, hold);
addEventListener('click', holdPress, hold);
addEventListener('submit', holdSubmit, hold);
addEventListener('change', holdChange, hold);

document.addEventListener(
  'hydrated',
  () => {
    holding.abort();
    for (const happen of held.values()) happen();
  },
  { once: true },
);
