import type { Composition, Point, Shape } from '#design-system';
import { line, onCircle, slot } from './figure-shapes.ts';
import { centered, onBright, plain, strong } from './figure-words.ts';

const center: Point = [240, 184];
const [ringRadius, knobRadius] = [160, 114];
/** The dial's lowest and highest number of hires. It is open at the bottom. */
const [least, most] = [10, 40];
const angleOf = (hires: number) => -135 + ((hires - least) / (most - least)) * 270;

const steps = Array.from(
  { length: most - least + 1 },
  (_, step): Shape => ({
    kind: 'dot',
    at: onCircle(center, ringRadius, angleOf(least + step)),
    r: 3 + step / 5,
    fill: 'quiet',
  }),
);

const recruiters = [178, 240, 302].map(
  (x): Shape => ({ kind: 'person', at: [x, 160], r: 28, fill: 'quiet', figure: 'strong' }),
);

/** How many hires there are in a year, in the middle of a slot below the dial. */
const year = (x: number, hires: number, when: string) =>
  [
    centered(strong([x, 343], `${hires} hires`, 21)),
    centered(plain([x, 371], when, 'text', 18)),
  ] as const;

/** RPO: a dial sets how many hires the recruiters can make in a year. */
export const capacityDial: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'arc', at: center, r: ringRadius, from: -135, to: 135, stroke: 'brand', width: 40 },
    ...steps,
    { kind: 'dot', at: center, r: knobRadius, fill: 'surface', stroke: 'line' },
    ...recruiters,
    centered(strong([240, 214], 'Our recruiters', 19)),
    line(
      onCircle(center, knobRadius - 20, 135),
      onCircle(center, ringRadius + 30, 135),
      'match',
      6,
    ),
    slot([1, 315], [182, 84], 'surface', 'line'),
    ...year(92, least, 'next year'),
    slot([296, 314], [184, 86], 'match'),
    ...year(388, most, 'this year').map(onBright),
  ],
};
