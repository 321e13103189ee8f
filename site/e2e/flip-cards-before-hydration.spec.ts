import type { Page } from '@playwright/test';
import { cardsOf, cardsPath } from './flip-cards.ts';
import { expect, holdBack, isHydrated, scrollToHydrate, test } from './test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens the page, and holds back all its scripts until the returned function is called. */
async function openUnhydrated(page: Page) {
  const release = await holdBack(page, /\.js$/);
  await page.goto(cardsPath);
  return async () => {
    release();
    await scrollToHydrate(cardsOf(page).card(0));
  };
}

/** Waits until nothing moves. The returned function reports which cards have moved since then. */
async function watch(page: Page) {
  const moved = await cardsOf(page)
    .cards.first()
    .evaluateHandle(async (card) => {
      const list = card.parentElement ?? card;
      // Not the list's own animation, which depends on scrolling and never ends.
      const turns = [...list.children].flatMap((each) => each.getAnimations({ subtree: true }));
      await Promise.all(turns.map(({ finished }) => finished));
      const events: string[] = [];
      list.addEventListener('transitionrun', ({ type }) => events.push(type));
      return events;
    });
  return () => moved.jsonValue();
}

test('a card that the pointer has turned stays turned', async ({ page }) => {
  const { cards, expectSides } = cardsOf(page);
  const hydrate = await openUnhydrated(page);
  await cards.nth(0).hover();
  await expectSides('text', 'title');
  const moved = await watch(page);
  await hydrate();
  expect(await moved()).toEqual([]);
  await expectSides('text', 'title');
  await page.keyboard.press('Escape');
  await expectSides('title', 'title');
});

test('a card that has keyboard focus stays turned', async ({ page }) => {
  const { card, expectSides } = cardsOf(page);
  const hydrate = await openUnhydrated(page);
  await card(0).focus();
  await page.keyboard.press('Tab');
  await expectSides('title', 'text');
  const moved = await watch(page);
  await hydrate();
  expect(await moved()).toEqual([]);
  await expectSides('title', 'text');
  await expect(card(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectSides('title', 'title');
});

test('a press that is held during hydration turns a card over, and not back', async ({ page }) => {
  const { cards, expectSides } = cardsOf(page);
  const hydrate = await openUnhydrated(page);
  await cards.nth(0).hover();
  await page.mouse.down();
  await hydrate();
  await cards.nth(0).hover();
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await expectSides('text', 'title');
});

test.describe('with touch', () => {
  test.use(phone);

  test('a tapped card stays turned, and the next tap turns it back', async ({ page }) => {
    const { card, expectSides } = cardsOf(page);
    const hydrate = await openUnhydrated(page);
    await card(0).tap();
    await expectSides('text', 'title');
    const moved = await watch(page);
    await hydrate();
    expect(await moved()).toEqual([]);
    await expectSides('text', 'title');
    await card(0).tap();
    await expectSides('title', 'title');
    await card(0).tap();
    await expectSides('text', 'title');
  });
});

test.describe('if all scripts fail', () => {
  test.use({ ...phone, expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test('a tap turns a card over, and a tap elsewhere turns it back', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(cardsPath);
    const { cards, card, expectSides } = cardsOf(page);
    const refused = page.waitForEvent('requestfailed');
    await card(0).tap();
    await refused;
    await expectSides('text', 'title');
    expect(await isHydrated(cards.first())).toBe(false);
    await card(1).tap();
    await expectSides('title', 'text');
    await page.getByRole('heading', { name: 'Roles we can add to your team' }).tap();
    await expectSides('title', 'title');
  });
});
