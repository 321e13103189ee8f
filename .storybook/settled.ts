/** Loads the design system's faces before a story is rendered: it measures its text in no other. */
export async function loadFonts() {
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(faces.map((face) => face.load()));
}

const loaded = (frame: HTMLIFrameElement) =>
  new Promise((resolve) => {
    const { URL, readyState } = frame.contentDocument ?? {};
    if (URL !== 'about:blank' && readyState === 'complete') resolve(frame);
    else frame.addEventListener('load', resolve, { once: true });
  });

const nextFrame = () => new Promise(requestAnimationFrame);

const redrawn = new CSSStyleSheet();
redrawn.replaceSync(`* {
  outline: 1px solid !important;
  transform-style: flat !important;
  backface-visibility: visible !important;
}`);

/** What moved or turned while it was played may keep pixels of the place where it was drawn. */
async function redraw() {
  document.adoptedStyleSheets.push(redrawn);
  await nextFrame();
  await nextFrame();
  document.adoptedStyleSheets.pop();
}

const root = '#storybook-root';
const asleep = [
  `${root} [aria-roledescription="carousel"]:not(:has([data-state="moved"]))`,
  `${root} :has(> noscript)`,
  `${root} iframe:not([src])`,
].join();

/** Carousels and maps wake when they come near; a picture shows those that lie far down, too. */
async function wake() {
  const [left, top] = [scrollX, scrollY];
  let sleeper = document.querySelector(asleep);
  if (!sleeper) return;
  while (sleeper) {
    sleeper.scrollIntoView();
    await nextFrame();
    sleeper = document.querySelector(asleep);
  }
  scrollTo({ left, top, behavior: 'instant' });
}

/** What scripts move is at rest once they change nothing from one frame to the next but one. */
async function rest() {
  const look = () => `${scrollX} ${scrollY} ${document.body.innerHTML}`;
  let [before, now] = ['', look()];
  while (now !== before) {
    before = now;
    await nextFrame();
    await nextFrame();
    now = look();
  }
}

/**
 * Waits until a story that has been played looks as it will stay. What loads or is laid out when it
 * comes near is so now, as a picture also shows what lies far below the window; an image that can't
 * be decoded fails its story.
 */
export async function settle() {
  for (const footer of document.querySelectorAll('footer')) {
    for (const delay of footer.getAnimations()) delay.finish();
  }
  while (document.querySelector('[data-pending]')) await nextFrame();
  await wake();
  const images = [...document.images];
  const frames = [...document.querySelectorAll('iframe')];
  const arrivals = frames.map(loaded);
  for (const lazy of [...images, ...frames]) lazy.loading = 'eager';
  await Promise.all([...arrivals, ...images.map((image) => image.decode())]);
  await redraw();
  await rest();
}
