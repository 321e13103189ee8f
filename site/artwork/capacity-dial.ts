import type { Composition, Point, Shape } from '#design-system';
import { line, onCircle, slot } from './figure-shapes.ts';
import { centered, onBright, plain, strong } from './figure-words.ts';

const center: Point = [240, 180];
const [ringRadius, ringWidth, knobRadius] = [158, 44, 116];
/** The dial's lowest and highest number of hires. It is open at the bottom. */
const [least, most] = [10, 40];
const angleOf = (hires: number) => -135 + ((hires - least) / (most - least)) * 270;
const endOf = (hires: number) => onCircle(center, ringRadius, angleOf(hires));

const steps = Array.from(
  { length: most - least + 1 },
  (_, step): Shape => ({ kind: 'dot', at: endOf(least + step), r: 3 + step / 6, fill: 'quiet' }),
);

const recruiters = [184, 240, 296].map(
  (x): Shape => ({ kind: 'person', at: [x, 110], r: 25, fill: 'quiet', figure: 'strong' }),
);

const [yearY, yearWidth, yearHeight] = [332, 228, 80];

/** How many hires there are in a year, in a slot on its side of the dial. */
const year = (x: number, hires: number, when: string, isMatch: boolean): readonly Shape[] => {
  const words = [
    centered(strong([x, yearY + 27], `${hires} hires`, 24)),
    centered(plain([x, yearY + 55], when, 'text', 20)),
  ];
  return [
    slot(
      [x - yearWidth / 2, yearY],
      [yearWidth, yearHeight],
      isMatch ? 'match' : 'surface',
      isMatch ? 'match' : 'line',
    ),
    ...(isMatch ? words.map(onBright) : words),
  ];
};

/** RPO: a dial sets how many hires the recruiters can make in a year. */
export const capacityDial: Composition = {
  width: 480,
  height: 414,
  shapes: [
    {
      kind: 'arc',
      at: center,
      r: ringRadius,
      from: -135,
      to: 135,
      stroke: 'brand',
      width: ringWidth,
    },
    ...steps,
    { kind: 'dot', at: center, r: knobRadius, fill: 'surface', stroke: 'line' },
    ...recruiters,
    centered(strong([240, 155], 'Our recruiters', 20)),
    line(center, onCircle(center, ringRadius - ringWidth / 2 - 10, angleOf(most)), 'match', 8),
    { kind: 'dot', at: center, r: 13, fill: 'match' },
    ...year(115, least, 'last year', false),
    ...year(365, most, 'this year', true),
  ],
};
