import type { Shape, Tone } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';

/** A piggy bank that looks to the right. The place is that of its front. */
const pig = (x: number, scale: number, fill: Tone): readonly Shape[] => {
  const at = (left: number, up: number) => [x - left * scale, 410 - up * scale] as const;
  return [
    {
      kind: 'line',
      points: [at(92, 9), at(92, 40), at(42, 40), at(42, 9)],
      stroke: fill,
      width: 18 * scale,
    },
    line(at(92, 52), at(50, 52), fill, 72 * scale),
    line(at(40, 54), at(8, 52), fill, 32 * scale),
    cutOut([at(52, 84), at(32, 94), at(30, 74)], fill, 6 * scale),
    line(at(34, 64), at(34, 64), 'strong', 9 * scale),
  ];
};

/** A money bag with a tied top, around a middle. */
const bag = (x: number, scale: number, fill: Tone): readonly Shape[] => {
  const at = (right: number, up: number) => [x + right * scale, 410 - up * scale] as const;
  return [
    cutOut(
      [
        at(-34, 7),
        at(34, 7),
        at(43, 20),
        at(40, 36),
        at(11, 70),
        at(20, 98),
        at(-20, 98),
        at(-11, 70),
        at(-40, 36),
        at(-43, 20),
      ],
      fill,
      12 * scale,
    ),
    line(at(-14, 75), at(14, 75), 'strong', 8 * scale),
  ];
};

/** A piggy bank tied to a post, two money bags, and a small piggy bank that runs after a coin. */
export const piggyBanks: readonly Shape[] = [
  ...pig(-620, 0.5, 'quiet'),
  line([-582, 396], [-582, 396], 'subtle', 28),
  ...bag(-502, 0.7, 'quiet'),
  ...bag(-410, 1, 'subtle'),
  line([-195, 319], [-195, 319], 'quiet', 36),
  ...pig(-118, 1, 'raised'),
  {
    kind: 'line',
    points: [
      [-166, 326],
      [-170, 368],
      [-132, 388],
      [-60, 330],
    ],
    stroke: 'strong',
    width: 5,
  },
  {
    kind: 'line',
    points: [
      [-60, 316],
      [-60, 402],
      [-80, 402],
      [-42, 402],
    ],
    stroke: 'quiet',
    width: 14,
  },
];
