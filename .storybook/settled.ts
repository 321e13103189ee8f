/**
 * Loads the typefaces before a story is rendered, so that no text is measured in a fallback font.
 * Fallbacks have a hyphen in their names: see font-faces.ts.
 */
export async function loadFonts() {
  const faces = [...document.fonts].filter(({ family }) => !family.includes('-'));
  const load = (face: FontFace) =>
    face.load().catch(() => Promise.reject(new Error(`A font file of ${face.family} is missing.`)));
  await Promise.all(faces.map(load));
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

/** Repaints everything, because elements that moved during the story may have left stray pixels. */
async function redraw() {
  document.adoptedStyleSheets.push(redrawn);
  await nextFrame();
  await nextFrame();
  document.adoptedStyleSheets.pop();
}

const root = '#storybook-root';
const deferred = [
  `${root} [aria-roledescription="carousel"]:not(:has([data-state="moved"]))`,
  `${root} :has(> noscript)`,
  `${root} iframe:not([src])`,
].join();

/**
 * Deferred carousels and maps load when they come near the viewport. A screenshot also shows those
 * far below it.
 */
async function loadDeferred() {
  const [left, top] = [scrollX, scrollY];
  let waiting = document.querySelector(deferred);
  if (!waiting) return;
  while (waiting) {
    waiting.scrollIntoView();
    await nextFrame();
    waiting = document.querySelector(deferred);
  }
  scrollTo({ left, top, behavior: 'instant' });
}

/**
 * Taking a screenshot would jump these to their end, whatever the scroll position. Scripts stand in
 * for them, except for the line below a rail, which has a browser test instead of a picture.
 */
function cancelScrollDrivenAnimations() {
  for (const animation of document.getAnimations()) {
    if (!(animation.timeline instanceof DocumentTimeline)) animation.cancel();
  }
}

/** Waits until scripts have stopped moving things, which means that two frames are the same. */
async function rest() {
  const look = () => `${scrollX} ${scrollY} ${document.body.innerHTML}`;
  let [before, now] = ['', look()];
  for (let frames = 0; now !== before; frames += 2) {
    if (frames > 1000) throw new Error('The story never settles: a script keeps moving it.');
    before = now;
    await nextFrame();
    await nextFrame();
    now = look();
  }
}

/**
 * Waits until a story has played and no longer changes. A screenshot also shows what is far below
 * the window, so this loads everything deferred first. A story fails if one of its images can't be
 * decoded.
 */
export async function settle() {
  for (const footer of document.querySelectorAll('footer')) {
    for (const delay of footer.getAnimations()) delay.finish();
  }
  while (document.querySelector('[data-pending]')) await nextFrame();
  await loadDeferred();
  const images = [...document.images];
  const frames = [...document.querySelectorAll('iframe')];
  const arrivals = frames.map(loaded);
  for (const lazy of [...images, ...frames]) lazy.loading = 'eager';
  await Promise.all([...arrivals, ...images.map((image) => image.decode())]);
  await redraw();
  await rest();
  cancelScrollDrivenAnimations();
}
