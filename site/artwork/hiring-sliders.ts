import type { Composition, Shape } from '#design-system';
import { looks, panel, portrait, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from './figure-words.ts';

const [height, sliderWidth] = [400, 154];
/** How high a slider is filled. Forty hires are as high as it is. */
const heightOf = (hires: number) => (hires / 40) * height;

/** Each year's slider, filled as high as its hires. */
const year = (x: number, hires: number, when: string, isMatch: boolean): readonly Shape[] => {
  const top = height - heightOf(hires);
  const middle = x + sliderWidth / 2;
  const numberY = isMatch ? 84 : top - 82;
  const count = [
    centered(heading([middle, numberY], `${hires}`, 76)),
    centered(strong([middle, numberY + 52], 'hires', 24)),
  ];
  const name = centered(strong([middle, height - 38], when, 22));
  return [
    panel([x + 1, 1], [sliderWidth - 2, height - 2], 44, 'surface'),
    panel([x, top], [sliderWidth, height - top], 44, isMatch ? 'match' : 'brand'),
    slot([middle - 24, top + 16], [48, 6], isMatch ? 'strong' : 'onBrand'),
    ...(isMatch ? [...count, name].map(onBright) : [...count, onBrand(name)]),
  ];
};

const recruiters = [looks.headscarf, looks.glasses, looks.curls];

/** RPO: the same three recruiters make 10 hires one year and 40 the next. */
export const hiringSliders: Composition = {
  width: 480,
  height,
  shapes: [
    ...year(0, 10, 'last year', false),
    ...recruiters.flatMap((look, index) =>
      portrait([240, 62 + index * 138], 124, index === 1 ? 'raised' : 'quiet', look),
    ),
    ...year(480 - sliderWidth, 40, 'this year', true),
  ],
};
