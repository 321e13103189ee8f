import { expect, test } from 'vitest';
import { carouselLabels } from './carousel-labels.ts';

test.each([
  [2, 2, 'Slide 2 of 4'],
  [2, 3, 'Slides 2 and 3 of 4'],
  [2, 4, 'Slides 2 to 4 of 4'],
  [4, 1, 'Slides 4 and 1 of 4'],
  [3, 1, 'Slides 3 to 4 and 1 of 4'],
  [4, 2, 'Slides 4 and 1 to 2 of 4'],
])('from slide %i to slide %i: “%s”', (first, last, words) => {
  expect(carouselLabels.inView(first, last, 4)).toBe(words);
});
