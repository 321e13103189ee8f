/**
 * The only inline script. The build adds it to every page. The page is complete without scripts, so
 * at first, the network and the CPU are free for the page itself. The starter loads the application
 * at the visitor's first sign of intent, or well after the page has been painted. Menus, questions,
 * and links work without the application. A form that is submitted early waits for it.
 */
let {
  entry = '',
  style = '',
  modules = '',
  wait,
} = document.querySelector<HTMLScriptElement>('[data-entry]')?.dataset ?? {};
const root = document.documentElement;

/**
 * Leaves the page as served to the browser. The application and the styles use the same attribute.
 */
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

const [visit] = performance.getEntriesByType('navigation');
// On a reload, or when going back, the browser restores a scroll position, which depends on
// everything above it.
if (visit && 'type' in visit && visit.type !== 'navigate') {
  root.dataset['returned'] = '';
}

function start() {
  if (!style) return;
  for (const href of modules.split(' ')) addLink('modulepreload', href);
  // The page includes only the styles for its elements. Printing and the application need the
  // others.
  const sheet = addLink('stylesheet', style);
  // Only once.
  style = '';
  sheet.onload = () => import(entry).catch(giveUp);
  sheet.onerror = giveUp;
}

function onIntent(event: Event) {
  if ('acted' in root.dataset) return;
  // Browsers also report a pointer that doesn't move, once the page is painted below it.
  const isPointer = event.type === 'pointermove' && event instanceof PointerEvent;
  if (isPointer && !event.movementX && !event.movementY) return;
  // `/404` doesn't redirect in that case.
  root.dataset['acted'] = 'true';
  // Lets the browser show the effect of the press first.
  setTimeout(start, 200);
}

const intents = 'pointermove pointerdown click keydown focusin scroll';
for (const intent of intents.split(' ')) addEventListener(intent, onIntent, true);

/**
 * Lays out the parts below the first view one by one, so that a press waits for one of them at
 * most. Waits for the fonts that a part needs, because the next ones use them too.
 */
window.onload = async () => {
  setTimeout(start, Number(wait));
  for (const part of document.querySelectorAll<HTMLElement>('[data-unhydrated]')) {
    // Safari has no idle callbacks.
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
    part.style.contentVisibility = 'visible';
    // Reading this makes the browser lay out the part now and request its fonts.
    if (part.offsetHeight) await document.fonts.ready;
  }
};

const progress = document.querySelector<HTMLElement>('[popover=manual]');
const hideProgress = () => progress?.togglePopover(false);

// Another page is loading. Scripts that change the page in place show that themselves.
window.navigation?.addEventListener('navigate', (event) => {
  // Links to this site, but not to this page.
  const isPage = event.canIntercept && !event.hashChange && event.downloadRequest === null;
  if (!isPage || !event.userInitiated) return;
  progress?.togglePopover(true);
  event.signal.onabort = hideProgress;
});
// Going back may show this page again in its current state.
window.onpagehide = hideProgress;

/**
 * The carousel whose button was pressed last, the slide that it scrolls to, and the time of the
 * press.
 */
let pressed: Element | undefined;
let slide = 0;
let pressedAt = 0;

/**
 * Scrolls a carousel when one of its buttons is pressed: by `value` slides of the element in
 * `aria-controls`, inside its parent. Quick presses add up. Once hydrated, the carousel does the
 * same itself.
 */
function scrollSlides(button: Element, timeStamp: number) {
  const slides = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const scroller = slides?.parentElement;
  if (!scroller) return;
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  const width = scrollWidth / slides.childElementCount;
  const positions = Math.round((scrollWidth - clientWidth) / width) + 1;
  if (pressed !== scroller || timeStamp - pressedAt > 500) slide = Math.round(scrollLeft / width);
  slide = (slide + Number(button.getAttribute('value')) + positions) % positions;
  pressed = scroller;
  pressedAt = timeStamp;
  scroller.scrollTo({ left: slide * width });
}

/**
 * Keeps presses away from React if the element works natively, or waits. React would hydrate the
 * pressed part before the browser or the starter reacts, and that takes too long for the visitor.
 */
function actAlone(event: Event) {
  const { target, type, timeStamp } = event;
  const worksAlone = '[data-unhydrated] :is(summary,[popovertarget],button[value],[type=submit])';
  const pressedPart = target instanceof Element && target.closest(worksAlone);
  if (!pressedPart) return;
  event.stopImmediatePropagation();
  if (type === 'click') scrollSlides(pressedPart, timeStamp);
}

const presses = 'pointerdown mousedown touchstart pointerup mouseup touchend click';
for (const press of presses.split(' ')) addEventListener(press, actAlone, true);

/** In ms. After this, the application is considered lost. */
const timeout = 15_000;

/**
 * Whether the element isn't hydrated yet. The application and its islands have an attribute until
 * then.
 */
const isUnhydrated = (element: Element) =>
  !('withoutScripts' in root.dataset) && element.closest('[data-unhydrated]');

function holdSubmit(event: SubmitEvent) {
  const { target: form, submitter, timeStamp } = event;
  if (!(form instanceof HTMLFormElement) || !isUnhydrated(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The button was pressed again.
  if (submitter?.ariaDisabled) return;
  const submitLater = () => {
    if (performance.now() - timeStamp > timeout) giveUp();
    if (isUnhydrated(form)) return requestAnimationFrame(submitLater);
    if (submitter) submitter.ariaDisabled = null;
    form.requestSubmit(submitter);
  };
  if (submitter) submitter.ariaDisabled = 'true';
  submitLater();
}

addEventListener('submit', holdSubmit, true);
