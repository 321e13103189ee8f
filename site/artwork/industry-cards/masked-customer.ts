import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { card } from './card.ts';

/** Banking and finance: a teller asks a raccoon, which always wears a mask, for its ID. */
export const maskedCustomer = card('subtle', [
  panel([0, 0], [150, 190], 24, 'quiet'),
  { kind: 'face', at: [75, 176], size: 148, ...looks.longHair },
  panel([114, 4], [114, 66], 22, 'raised'),
  cutOut(
    [
      [132, 64],
      [160, 64],
      [124, 88],
    ],
    'raised',
    6,
  ),
  onBright(centered(heading([171, 38], 'ID?', 50))),
  {
    kind: 'line',
    points: [
      [384, 176],
      [408, 140],
      [408, 84],
    ],
    stroke: 'quiet',
    width: 40,
  },
  line([394, 132], [422, 132], 'strong', 12),
  line([394, 100], [422, 100], 'strong', 12),
  slot([242, 110], [116, 100], 'quiet'),
  { kind: 'dots', at: [252, 44], count: 2, gap: 96, r: 23, fill: 'quiet' },
  { kind: 'dots', at: [251, 40], count: 2, gap: 98, r: 11, fill: 'strong' },
  cutOut(
    [
      [232, 96],
      [262, 44],
      [338, 44],
      [368, 96],
      [300, 136],
    ],
    'quiet',
    20,
  ),
  {
    kind: 'line',
    points: [
      [244, 96],
      [274, 82],
      [326, 82],
      [356, 96],
    ],
    stroke: 'strong',
    width: 34,
  },
  { kind: 'dots', at: [270, 84], count: 2, gap: 60, r: 10, fill: 'raised' },
  { kind: 'dots', at: [267, 84], count: 2, gap: 60, r: 5, fill: 'strong' },
  { kind: 'dot', at: [300, 116], r: 26, fill: 'raised' },
  { kind: 'dot', at: [300, 104], r: 9, fill: 'strong' },
  { kind: 'arc', at: [300, 112], r: 14, from: 130, to: 230, stroke: 'strong', width: 4 },
  panel([0, 168], [432, 52], 10, 'brand'),
  { kind: 'dots', at: [260, 168], count: 2, gap: 80, r: 18, fill: 'quiet' },
]);
