import { faqOf, faqPath } from './faq.ts';
import { expect, open, scrollToHydrate, test } from './test.ts';

test('the first answer is open at the start, and no other', async ({ page }) => {
  const { opened, cost, programming } = faqOf(page);
  await open(page, faqPath);
  expect(await opened()).toEqual([0]);
  await expect(cost).toBeVisible();
  await expect(programming).toBeHidden();
});

test('one answer is open at a time, and the open one can be closed', async ({ page }) => {
  const { questions, opened, cost, programming } = faqOf(page);
  await open(page, faqPath);
  await questions.nth(2).click();
  await expect(programming).toBeVisible();
  await expect(cost).toBeHidden();
  expect(await opened()).toEqual([2]);

  await questions.nth(2).click();
  await expect(programming).toBeHidden();
  expect(await opened()).toEqual([]);
});

test('the questions work with the keyboard', async ({ page }) => {
  const { questions, opened } = faqOf(page);
  await open(page, faqPath);
  await scrollToHydrate(questions.first());
  await questions.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await opened()).toEqual([1]);
  await page.keyboard.press('End');
  await expect(questions.last()).toBeFocused();
  await page.keyboard.press('Space');
  expect(await opened()).toEqual([(await questions.count()) - 1]);
});

test('an answer expands when it opens, and collapses before it is hidden', async ({ page }) => {
  const { items, questions, programming } = faqOf(page);
  await open(page, faqPath);
  await scrollToHydrate(questions.first());
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  const play = (playbackRate: number) =>
    animations.send('Animation.setPlaybackRate', { playbackRate });
  const height = () => items.nth(2).evaluate(({ clientHeight }) => clientHeight);

  const collapsed = await height();
  await play(0.02);
  await questions.nth(2).click();
  await expect.poll(height).toBeGreaterThan(collapsed);
  const expanding = await height();
  await play(1);
  await expect.poll(height).toBeGreaterThan(expanding);
  await expect(programming).toBeVisible();

  const shown = await height();
  await play(0.02);
  await questions.nth(2).click();
  await expect.poll(height).toBeLessThan(shown);
  await expect(programming).toBeVisible();
  expect(await height()).toBeGreaterThan(collapsed);
  await play(1);
  await expect(programming).toBeHidden();
  expect(await height()).toBe(collapsed);
});

test('an answer is shown at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, faqPath);
  const { items, questions } = faqOf(page);
  await scrollToHydrate(questions.first());
  const { closed, first, last } = await items.nth(2).evaluate(async (item) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const closed = item.clientHeight;
    item.querySelector('summary')?.click();
    await nextFrame();
    const first = item.clientHeight;
    for (let frames = 0; frames < 30; frames += 1) await nextFrame();
    return { closed, first, last: item.clientHeight };
  });
  expect(first).toBeGreaterThan(closed);
  expect(first).toBe(last);
});

test('all answers are printed', async ({ page }) => {
  await open(page, faqPath);
  const { items, questions, cost, programming, opened } = faqOf(page);
  await page.emulateMedia({ media: 'print' });
  await expect(cost).toBeVisible();
  await expect(programming).toBeVisible();
  // It isn't clipped either: the answer takes up space below its question.
  await expect
    .poll(() => items.nth(2).evaluate((item) => item.clientHeight))
    .toBeGreaterThan(await questions.nth(2).evaluate((question) => question.clientHeight));
  expect(await opened()).toEqual([0]);
});

test('closed answers are in the prerendered page', async ({ request }) => {
  const html = await (await request.get(faqPath)).text();
  expect(html).toContain('Not for these two exams');
});

test('find-in-page opens the answer that it finds', async ({ page }) => {
  const { questions, opened, programming } = faqOf(page);
  await open(page, faqPath);
  await scrollToHydrate(questions.first());
  // The browser reveals the target of a fragment in the same way as text that find-in-page finds.
  await programming.evaluate((text) => {
    text.id = 'found';
    location.hash = 'found';
  });
  await expect(programming).toBeInViewport();
  expect(await opened()).toEqual([2]);
});
