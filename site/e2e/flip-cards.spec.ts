import { cardsOf, cardsPath, side } from './flip-cards.ts';
import { expect, open, test } from './test.ts';

test('a card turns over on hover', async ({ page }) => {
  const { cards, expectSides } = cardsOf(page);
  await open(page, cardsPath);
  await expectSides('title', 'title');
  await cards.nth(0).hover();
  await expectSides('text', 'title');
  await cards.nth(1).hover();
  await expectSides('title', 'text');
});

test('a card turns over on keyboard focus, and back on Escape', async ({ page }) => {
  const { card, expectSides } = cardsOf(page);
  await open(page, cardsPath);
  await card(0).focus();
  await page.keyboard.press('Tab');
  await expect(card(1)).toBeFocused();
  await expectSides('title', 'text');
  await page.keyboard.press('Escape');
  await expectSides('title', 'title');
  await expect(card(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expectSides('title', 'text');
});

test('Escape turns back a card that the pointer has turned', async ({ page }) => {
  const { cards, expectSides } = cardsOf(page);
  await open(page, cardsPath);
  await cards.nth(0).hover();
  await expectSides('text');
  await page.keyboard.press('Escape');
  await expectSides('title');
});

test('a card turns at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, cardsPath);
  const { cards } = cardsOf(page);
  await cards.nth(0).hover();
  expect(await cards.nth(0).evaluate(side)).toBe('text');
});

test.describe('with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap turns a card over, the next turns it back', async ({ page }) => {
    const { card, expectSides } = cardsOf(page);
    await open(page, cardsPath);
    await card(0).tap();
    await expectSides('text', 'title');
    await card(0).tap();
    await expectSides('title', 'title');
  });

  test('a tap on another card turns the first one back', async ({ page }) => {
    const { card, expectSides } = cardsOf(page);
    await open(page, cardsPath);
    await card(0).tap();
    await card(1).tap();
    await expectSides('title', 'text');
  });
});

test('assistive technology gets the summary and the text without turning the card', async ({
  page,
}) => {
  await open(page, cardsPath);
  const { cards } = cardsOf(page);
  await expect(cards).toHaveCount(8);
  await expect(cards.first().getByRole('button')).toHaveCount(0);
  await expect(cards.first()).toMatchAriaSnapshot(`
    - group "Front-end engineer":
      - heading "Front-end engineer" [level=3]
      - paragraph: Makes slow pages fast again
      - paragraph: /^Works in React/
  `);
});
