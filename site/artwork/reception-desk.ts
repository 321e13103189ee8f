import type { Composition, Shape } from '#design-system';
import { block, cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { bell, waiting } from './services/reception.ts';

/** The account lead. She holds up a key. */
const accountLead: readonly Shape[] = [
  panel([290, 126], [164, 60], 30, 'raised'),
  line([310, 156], [275, 86], 'raised', 38),
  {
    kind: 'face',
    at: [372, 206],
    size: 206,
    ...looks.headscarf,
    skin: 'quiet',
    hair: 'strong',
    clothes: 'raised',
    wears: 'glasses',
  },
  {
    kind: 'line',
    points: [
      [268, 38],
      [268, 14],
      [284, 14],
      [268, 14],
      [268, 29],
      [280, 29],
    ],
    stroke: 'match',
    width: 9,
  },
  { kind: 'dot', at: [268, 54], r: 15, stroke: 'match', width: 9 },
  { kind: 'dot', at: [270, 78], r: 22, fill: 'quiet' },
];

/** The counter, in front of the wall. */
const counter: readonly Shape[] = [
  block([244, 160], [344, 64], 'quiet'),
  panel([264, 186], [308, 26], 13, 'brand'),
  slot([228, 152], [360, 22], 'quiet'),
  line([246, 176], [586, 176], 'strong', 4),
];

/** A cat that rings the bell. Its tail hangs down. */
const cat: readonly Shape[] = [
  line([460, 112], [448, 104], 'raised', 5),
  line([470, 96], [462, 84], 'raised', 5),
  {
    kind: 'match',
    from: [568, 140],
    to: [552, 204],
    direction: 'down',
    stroke: 'subtle',
    width: 12,
  },
  slot([524, 86], [60, 68], 'subtle'),
  line([544, 118], [499, 103], 'subtle', 16),
  cutOut(
    [
      [519, 66],
      [517, 42],
      [532, 54],
      [552, 54],
      [567, 42],
      [565, 66],
    ],
    'subtle',
    8,
  ),
  { kind: 'dot', at: [542, 76], r: 29, fill: 'subtle' },
  ...[526, 550].map((x) => line([x - 5, 70], [x + 5, 70], 'strong', 4)),
  { kind: 'dot', at: [538, 80], r: 4, fill: 'strong' },
];

/**
 * Services, below a green rack of them: an account lead holds up the key to one. A cat rings the
 * bell, and a poodle waits with its suitcase.
 */
export const receptionDesk: Composition = {
  width: 588,
  height: 224,
  shapes: [
    block([0, 0], [588, 224], 'brand'),
    ...accountLead,
    ...counter,
    ...bell([492, 152]),
    ...cat,
    ...waiting([76, 224], 'strong', 1.1),
  ],
};
