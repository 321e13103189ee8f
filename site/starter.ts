/**
 * The only inline script. The build adds it to every page. The page is complete without scripts, so
 * the application doesn't run until the visitor's first sign of intent. The network and the CPU are
 * free for the page itself, and a press never waits for work that nobody asked for. Once the page
 * has loaded, and the text below has its typefaces, the starter lays out the parts below the first
 * view, so that the page is whole for screenshots and has its real length. Well after the page has been painted, the starter fetches the
 * application, so that it can start at once. Menus, questions, and links work without the
 * application. A form that is submitted early waits for it.
 */
const { dataset: page, content: links } =
  document.querySelector('template') ?? document.createElement('template');
const root = document.documentElement;

/**
 * Leaves the page as served to the browser. The application and the styles use the same attribute.
 */
function giveUp() {
  root.dataset['withoutScripts'] = '';
}

const isReturn = (visit: PerformanceEntry) => 'type' in visit && visit.type !== 'navigate';
// On a reload, or when going back, the browser restores a scroll position, which depends on
// everything above it.
if (performance.getEntriesByType('navigation').some(isReturn)) root.dataset['returned'] = '';

/** Applies to print alone until the application needs it. The page includes the styles it shows. */
const sheet = links.querySelector('link') ?? document.createElement('link');
sheet.onerror = giveUp;

/** Fetches what the application needs, without running it. Only the first call has an effect. */
const prepare = () => document.head.append(links);

function start() {
  prepare();
  sheet.media = 'all';
  const run = () => import(page['entry'] ?? '').catch(giveUp);
  if (sheet.sheet) run();
  else sheet.onload = run;
}

/**
 * Lays out the parts below the first view, one in each frame, so that a press waits for one of them
 * at most. Waits for the fonts that a part needs, because the next ones use them too.
 */
async function layOut() {
  for (const part of document.querySelectorAll<HTMLElement>('[data-unhydrated]')) {
    await new Promise(requestAnimationFrame);
    // Safari doesn't keep the visitor's place when parts above it turn out taller or shorter.
    if (part.offsetTop < scrollY) continue;
    part.style.contentVisibility = 'visible';
    // Reading this makes the browser lay out the part now and request its fonts.
    if (part.offsetTop) await document.fonts.ready;
  }
}

let pause: ReturnType<typeof setTimeout>;

function onIntent({ type }: Event) {
  // Once the application runs, scrolling and focus may be its own.
  if ('started' in root.dataset) return;
  // `/404` doesn't redirect in that case.
  root.dataset['acted'] = '';
  // Lets the browser show the effect of a press first.
  if (pause && type !== 'pointerdown') return;
  clearTimeout(pause);
  pause = setTimeout(() => {
    start();
    layOut();
  }, 200);
}

// Browsers also report a pointer that doesn't move, once the page is painted below it.
addEventListener('pointermove', (event) => {
  if (event.movementX || event.movementY) onIntent(event);
});

/**
 * In ms after the first frame. From then on, the text below has its whole typefaces. Laid out before
 * that, it would be laid out twice.
 */
const wholeTypefacesFrom = 400;

/** In ms after `load`. Even on a slow phone, the largest paint happens before that. */
const unhurried = 1500;

window.onload = page['startsAlone']
  ? start
  : () => {
      requestAnimationFrame(() => setTimeout(layOut, wholeTypefacesFrom));
      setTimeout(prepare, unhurried);
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
let slide: number;
let pressedAt: number;

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
 * Every action is a sign of intent. Keeps it away from React if the element works natively, or
 * waits. React would hydrate that part before the browser or the starter reacts, and that takes too
 * long for the visitor.
 */
function actAlone(event: Event) {
  onIntent(event);
  const { target, type, timeStamp } = event;
  const worksAlone = '[data-unhydrated] :is(button[value],summary,[type=submit],[popovertarget])';
  const part = target instanceof Element && target.closest(worksAlone);
  if (!part) return;
  event.stopImmediatePropagation();
  if (type === 'click') scrollSlides(part, timeStamp);
}

const actions =
  'click touchend keydown pointerdown touchstart pointerup focusin input mousedown scroll mouseup';
for (const action of actions.split(' ')) addEventListener(action, actAlone, true);

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
