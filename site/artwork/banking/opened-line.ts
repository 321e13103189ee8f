import type { Composition, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { piggyBanks } from './piggy-banks.ts';

/** A folder in the drawer. Each one is in front of the one before it, and wider. */
const folder = (name: string, amount: string, fill: Tone, index: number): readonly Shape[] => {
  const [x, y] = [212 - index * 8, 194 + index * 38];
  return [
    panel([x + 131, y - 9], [36, 30], 9, fill),
    panel([x, y], [246 + index * 16, 80], 10, fill),
    onBright(plain([x + 16, y + 20], name, 'strong', 22)),
    { ...onBright(strong([x + 230 + index * 16, y + 20], amount, 22)), anchor: 'end' },
  ];
};

/** A bank that is a cabinet: a drawer for each line of the report, and the opened one in front. */
const cabinet: readonly Shape[] = [
  cutOut(
    [
      [196, 72],
      [335, 6],
      [474, 72],
    ],
    'raised',
    12,
  ),
  { kind: 'dot', at: [335, 46], r: 17, fill: 'brand' },
  panel([204, 122], [262, 276], 0, 'quiet'),
  panel([226, 122], [218, 276], 0, 'brand'),
  panel([190, 84], [290, 46], 8, 'raised'),
  onBright(centered(heading([335, 108], 'Liquidity report', 30))),
  panel([230, 138], [210, 44], 8, 'subtle'),
  onBright(centered(plain([335, 160], 'All 212 lines match', 'strong', 22))),
  panel([180, 392], [300, 18], 6, 'subtle'),
  ...folder('Vault cash', '$0.9M', 'subtle', 0),
  ...folder('At the Fed', '$4.1M', 'raised', 1),
  ...folder('Other banks', '$1.2M', 'quiet', 2),
  panel([180, 304], [300, 86], 14, 'match'),
  onBright(strong([200, 324], 'Line 8', 22)),
  slot([290, 314], [80, 12], 'strong'),
  onBright(heading([199, 360], 'Cash', 40)),
  { ...onBright(heading([464, 360], '$6.2M', 40)), anchor: 'end' },
];

/** The examiner, who points at a folder and takes notes. */
const examiner: readonly Shape[] = [
  slot([100, 390], [52, 20], 'raised'),
  {
    kind: 'face',
    at: [92, 262],
    size: 192,
    ...looks.bob,
    wears: 'glasses',
    skin: 'raised',
    clothes: 'quiet',
    collar: 'brand',
  },
  panel([24, 252], [136, 144], 12, 'quiet'),
  line([148, 272], [190, 226], 'quiet', 28),
  { kind: 'dot', at: [200, 214], r: 14, fill: 'raised' },
  panel([60, 252], [72, 58], 8, 'brand'),
  { kind: 'tick', at: [96, 280], r: 15, stroke: 'raised', width: 7 },
  { kind: 'dot', at: [60, 284], r: 13, fill: 'raised' },
];

/** The lines that didn't match, in the bin. */
const bin: readonly Shape[] = [
  cutOut(
    [
      [6, 316],
      [120, 316],
      [108, 406],
      [18, 406],
    ],
    'subtle',
    8,
  ),
  onBright(centered(heading([63, 346], '29', 40))),
  onBright(centered(plain([63, 382], 'didn’t', 'strong', 22))),
];

/**
 * A bank as a cabinet, with the line that the examiner picked opened like a drawer: the accounts in
 * it add up to its amount. A piggy bank brings one more coin, which also matches.
 */
export const openedLine: Composition = {
  width: 480,
  height: 410,
  bleeds: true,
  shapes: [...piggyBanks, ...cabinet, ...examiner, ...bin],
};
