import type { Page } from '@playwright/test';
import { expect, open, test } from './test.ts';

const path = '/staff-augmentation';

/** Which side of a card faces the visitor, as the rotations of the card and its sides add up. */
function side(card: Element) {
  const facesVisitor = (start: Element | null) => {
    let turned = new DOMMatrix();
    for (let at = start; at; at = at.parentElement) {
      turned = new DOMMatrix(getComputedStyle(at).transform).multiply(turned);
    }
    return turned.m33 > 0;
  };
  const seen = [facesVisitor(card.querySelector('h3')), facesVisitor(card.querySelector('p'))];
  return ['nothing', 'text', 'title', 'both'][Number(seen[0]) * 2 + Number(seen[1])];
}

const cardsOf = (page: Page) => {
  const cards = page
    .getByRole('region', { name: 'Who joins, and what they take over' })
    .getByRole('listitem');
  return {
    cards,
    button: (index: number) => cards.nth(index).getByRole('button'),
    expectSides: (...sides: string[]) =>
      expect
        .poll(() => Promise.all(sides.map((_, index) => cards.nth(index).evaluate(side))))
        .toEqual(sides),
  };
};

test('a card turns over on hover', async ({ page }) => {
  const { cards, expectSides } = cardsOf(page);
  await open(page, path);
  await expectSides('title', 'title');
  await cards.nth(0).hover();
  await expectSides('text', 'title');
  await cards.nth(1).hover();
  await expectSides('title', 'text');
});

test('a card turns over on keyboard focus, and back on Escape', async ({ page }) => {
  const { button, expectSides } = cardsOf(page);
  await open(page, path);
  await button(0).focus();
  await page.keyboard.press('Tab');
  await expect(button(1)).toBeFocused();
  await expectSides('title', 'text');
  await expect(button(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expectSides('title', 'title');
  await expect(button(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSides('title', 'text');
});

test('Escape turns back a card that the pointer has turned', async ({ page }) => {
  const { cards, expectSides } = cardsOf(page);
  await open(page, path);
  await cards.nth(0).hover();
  await expectSides('text');
  await page.keyboard.press('Escape');
  await expectSides('title');
});

test('a card turns at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  const { cards } = cardsOf(page);
  await cards.nth(0).hover();
  expect(await cards.nth(0).evaluate(side)).toBe('text');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap turns a card over, the next turns it back', async ({ page }) => {
    const { button, expectSides } = cardsOf(page);
    await open(page, path);
    await button(0).tap();
    await expectSides('text', 'title');
    await expect(button(0)).toHaveAttribute('aria-expanded', 'true');
    await button(0).tap();
    await expectSides('title', 'title');
  });

  test('a tap on another card turns the first one back', async ({ page }) => {
    const { button, expectSides } = cardsOf(page);
    await open(page, path);
    await button(0).tap();
    await button(1).tap();
    await expectSides('title', 'text');
  });
});

test('assistive technology finds the text without turning the card', async ({ page }) => {
  await open(page, path);
  const { cards } = cardsOf(page);
  await expect(cards).toHaveCount(8);
  await expect(cards.first()).toMatchAriaSnapshot(`
    - heading "Frontend engineer" [level=3]
    - paragraph: /^React, Angular, or Vue\\./
    - 'button "Turn over: Frontend engineer"'
  `);
});
