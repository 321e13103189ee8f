import type { Page } from '@playwright/test';
import { expect, sectionOf } from './test.ts';

export const cardsPath = '/staff-augmentation';

/**
 * Which side of a card faces the visitor, from the sum of the rotations of the card and its sides.
 */
export function side(card: Element) {
  const facesVisitor = (start: Element | null) => {
    let turned = new DOMMatrix();
    for (let at = start; at; at = at.parentElement) {
      turned = new DOMMatrix(getComputedStyle(at).transform).multiply(turned);
    }
    return turned.m33 > 0;
  };
  const seen = [
    facesVisitor(card.querySelector('h3')),
    facesVisitor(card.querySelector('p:only-child')),
  ];
  return ['nothing', 'text', 'title', 'both'][Number(seen[0]) * 2 + Number(seen[1])];
}

export function cardsOf(page: Page) {
  const cards = sectionOf(page, 'Roles we can add to your team').getByRole('listitem');
  return {
    cards,
    card: (index: number) => cards.nth(index).getByRole('group'),
    expectSides: (...sides: string[]) =>
      expect
        .poll(() => Promise.all(sides.map((_, index) => cards.nth(index).evaluate(side))))
        .toEqual(sides),
  };
}
