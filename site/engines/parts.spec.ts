import { expectSeen, matches, openHydrated, pathOf } from './steps.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const carousel = '[aria-roledescription="carousel"]:has([aria-label="1 of 4"])';

/** The slides inside the carousel's frame, by index. */
const seenSlides = (visitor: Visitor) =>
  visitor.read((it) => {
    const frame = document.querySelector(`${it} [aria-label="Slides"]`)?.getBoundingClientRect();
    const slides = document.querySelectorAll(`${it} [aria-roledescription="slide"]`);
    return [...slides].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return frame && left > frame.left - 1 && right < frame.right + 1 ? [index] : [];
    });
  }, carousel);

test('a carousel’s buttons move it forward and back', async ({ visitor, baseURL }) => {
  await openHydrated(visitor, `${baseURL}/`);
  await visitor.click(`${carousel} [aria-label="Pause slides"]`);
  await expect.poll(() => matches(visitor, `${carousel} [data-state="moved"]`)).toBe(true);
  const [before = 0] = await seenSlides(visitor);
  await visitor.click(`${carousel} [aria-label="Next slide"]`);
  await expect.poll(() => seenSlides(visitor)).toContain((before + 3) % 4);
  await visitor.click(`${carousel} [aria-label="Previous slide"]`);
  await expect.poll(() => seenSlides(visitor)).not.toContain((before + 3) % 4);
});

test('one answer is open at a time', async ({ visitor, baseURL }) => {
  await openHydrated(visitor, `${baseURL}/salesforce-training`);
  const opened = () =>
    visitor.read(() =>
      [...document.querySelectorAll('main details')].flatMap((item, index) => {
        const answer = item.querySelector('summary + *')?.getBoundingClientRect().height;
        return item.hasAttribute('open') && answer ? [index] : [];
      }),
    );
  await expect.poll(opened).toEqual([0]);
  await visitor.click('main details:nth-of-type(3) summary');
  await expect.poll(opened).toEqual([2]);
  await visitor.click('main details:nth-of-type(3) summary');
  await expect.poll(opened).toEqual([]);
});

test('a card turns over on hover and on press', async ({ visitor, baseURL }) => {
  const card = 'main li [aria-label="Front-end engineer"]';
  const next = 'main li [aria-label="Back-end engineer"]';
  /** Whether the card's text faces the visitor. */
  const isTurned = (selector: string) =>
    visitor.read((it) => {
      let turned = new DOMMatrix();
      const text = Array.from(document.querySelectorAll(`${it} p`)).at(-1);
      for (let at = text; at; at = at.parentElement ?? undefined) {
        turned = new DOMMatrix(getComputedStyle(at).transform).multiply(turned);
      }
      return turned.m33 > 0;
    }, selector);
  await openHydrated(visitor, `${baseURL}/staff-augmentation`);
  expect(await isTurned(card)).toBe(false);
  await visitor.hover(card);
  await expect.poll(() => isTurned(card)).toBe(true);
  await visitor.press('Escape');
  await expect.poll(() => isTurned(card)).toBe(false);
  await visitor.click(next);
  await expect.poll(() => isTurned(next)).toBe(true);
  expect(await isTurned(card)).toBe(false);
});

test('an unknown path redirects to /404 and then home', async ({ visitor, baseURL }) => {
  await openHydrated(visitor, `${baseURL}/about`);
  await visitor.read(() => history.pushState(null, '', '/no/such-page'));
  await expect.poll(() => pathOf(visitor)).toBe('/404');
  await expect.poll(() => pathOf(visitor)).toBe('/');
  await expectSeen(visitor, 'h1');
});

test('the link to the top appears on scroll, and leads to the top', async ({
  visitor,
  baseURL,
}) => {
  await openHydrated(visitor, `${baseURL}/services`);
  await visitor.hover('footer');
  const toTop = '[aria-label="Back to top"]';
  await expectSeen(visitor, toTop);
  await visitor.click(toTop);
  await expect.poll(() => visitor.read(() => scrollY)).toBe(0);
  await expectSeen(visitor, toTop, false);
});
