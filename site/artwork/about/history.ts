import type { Look, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The founder. In each scene, he has less hair, and his plant has more leaves. */
const founder = (cut: 'afro' | 'curls' | 'short' | 'bald'): Look => ({
  ...looks.beard,
  cut,
  clothes: 'raised',
  collar: 'strong',
});

/** The skin and the clothes of those he meets. */
const inMint = { skin: 'quiet', clothes: 'quiet', collar: 'strong' } as const;

/** The plant's pot. Its base is at 104. */
const pot = (x: number): Shape =>
  cutOut(
    [
      [x - 20, 80],
      [x + 20, 80],
      [x + 14, 100],
      [x - 14, 100],
    ],
    'match',
    8,
  );

/** A fist from the front, with fingers. */
const fist = ([x, y]: Point, fill: 'raised' | 'quiet'): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 12, fill },
  ...[-4, 4].map((dy) => line([x - 1, y + dy], [x + 6, y + dy], 'strong', 3)),
];

/** A recruiter and a developer at one desk share the same interview. A sprout grows in his mug. */
export const recruitingDesk = piece([
  { kind: 'face', at: [76, 92], size: 98, ...founder('afro') },
  { kind: 'face', at: [232, 92], size: 98, ...looks.longHair, ...inMint },
  line([20, 66], [20, 40], 'quiet', 5),
  line([20, 46], [10, 36], 'quiet', 13),
  line([20, 42], [31, 29], 'quiet', 13),
  { kind: 'arc', at: [36, 74], r: 8, from: 0, to: 180, stroke: 'match', width: 5 },
  panel([4, 58], [32, 34], 6, 'match'),
  panel([256, 58], [44, 34], 6, 'raised'),
  { kind: 'dot', at: [278, 74], r: 5, fill: 'strong' },
  slot([0, 88], [300, 16], 'control'),
  panel([86, 58], [136, 44], 6, 'subtle'),
  onBright(centered(heading([154, 81], 'Interview', 22))),
  ...fist([88, 74], 'raised'),
  ...fist([220, 74], 'quiet'),
]);

/** A client hands the founder a whole project, which is as large as she is. His plant is a bush. */
export const firstProjects = piece([
  line([24, 82], [24, 46], 'quiet', 6),
  { kind: 'dots', at: [15, 56], count: 2, gap: 18, r: 15, fill: 'quiet' },
  { kind: 'dot', at: [24, 34], r: 18, fill: 'quiet' },
  pot(24),
  { kind: 'face', at: [96, 104], size: 108, ...founder('curls') },
  { kind: 'face', at: [260, 104], size: 100, ...looks.bun, ...inMint },
  ...[171, 193].map((x): Shape => ({ kind: 'dot', at: [x, 14], r: 8, stroke: 'brand', width: 6 })),
  panel([132, 24], [100, 80], 8, 'subtle'),
  panel([174, 24], [16, 80], 0, 'brand'),
  panel([132, 44], [100, 36], 0, 'subtle'),
  onBright(centered(heading([182, 63], 'Project', 22))),
  line([106, 94], [134, 90], 'raised', 20),
  ...fist([138, 90], 'raised'),
  line([254, 94], [230, 90], 'quiet', 20),
  ...fist([226, 90], 'quiet'),
]);

/** The founder stands in his plant, and hangs up a new sign. A colleague takes the old one away. */
export const newSign = piece([
  { kind: 'face', at: [62, 78], size: 88, ...founder('short') },
  panel([114, 2], [186, 44], 10, 'match'),
  onBright(centered(heading([211, 25], 'New name', 28))),
  line([92, 74], [112, 32], 'raised', 20),
  ...fist([116, 26], 'raised'),
  { kind: 'dots', at: [20, 74], count: 4, gap: 28, r: 20, fill: 'quiet' },
  { kind: 'dot', at: [18, 54], r: 17, fill: 'quiet' },
  pot(62),
  line([146, 90], [240, 80], 'control', 24),
  line([150, 90], [180, 86], 'strong', 5),
  {
    kind: 'face',
    at: [242, 104],
    size: 76,
    ...looks.headscarf,
    ...inMint,
    clothes: 'raised',
  },
  line([230, 94], [206, 87], 'raised', 16),
  ...fist([202, 86], 'quiet'),
]);

/** The place of an office on a map. */
const pin = (x: number): readonly Shape[] => [
  cutOut(
    [
      [x - 9, 26],
      [x + 9, 26],
      [x, 40],
    ],
    'brand',
    5,
  ),
  { kind: 'dot', at: [x, 20], r: 13, fill: 'brand' },
  { kind: 'dot', at: [x, 20], r: 5, fill: 'raised' },
];

/** Four offices hang in the founder's tree like fruit. He hands a diploma to a newcomer. */
export const fourOffices = piece([
  line([150, 84], [150, 40], 'quiet', 24),
  { kind: 'dots', at: [24, 24], count: 6, gap: 50.4, r: 24, fill: 'quiet' },
  slot([8, 6], [284, 34], 'quiet'),
  ...[26, 112, 178, 281].flatMap(pin),
  pot(150),
  { kind: 'face', at: [74, 104], size: 88, ...founder('bald') },
  {
    kind: 'face',
    at: [232, 104],
    size: 88,
    ...looks.ponytail,
    clothes: 'subtle',
    collar: 'strong',
  },
  cutOut(
    [
      [232, 20],
      [262, 33],
      [232, 46],
      [202, 33],
    ],
    'strong',
    4,
  ),
  line([120, 68], [184, 68], 'subtle', 18),
  line([152, 62], [152, 74], 'strong', 6),
  line([92, 92], [116, 72], 'raised', 18),
  ...fist([120, 68], 'raised'),
  line([210, 92], [188, 72], 'subtle', 18),
  ...fist([184, 68], 'raised'),
]);
