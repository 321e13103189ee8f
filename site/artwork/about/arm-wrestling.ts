import type { Composition, Shape } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A wall with a scoreboard. */
const wall: readonly Shape[] = [
  panel([12, 8], [456, 200], 56, 'subtle'),
  panel([12, 130], [456, 180], 0, 'subtle'),
  panel([212, 22], [236, 84], 16, 'strong'),
  panel([222, 32], [104, 64], 8, 'raised'),
  panel([334, 32], [104, 64], 8, 'match'),
  onBright(centered(heading([274, 65], 'Us 0', 33))),
  onBright(centered(heading([386, 65], 'You 1', 33))),
];

/** Our consultant, who is large, and loses. One arm lies on the table. */
const consultant: readonly Shape[] = [
  { kind: 'face', at: [104, 304], size: 260, ...looks.baldHead },
  line([42, 272], [36, 288], 'strong', 46),
  line([160, 262], [204, 290], 'strong', 48),
  line([212, 290], [210, 190], 'quiet', 36),
];

/** The client’s engineer, who is small, and wins. She rests her head on her other hand. */
const engineer: readonly Shape[] = [
  {
    kind: 'face',
    at: [388, 304],
    size: 196,
    ...looks.curls,
    clothes: 'match',
    collar: 'strong',
    wears: 'glasses',
  },
  line([350, 274], [314, 290], 'match', 36),
  line([310, 290], [242, 190], 'raised', 28),
  line([440, 276], [448, 294], 'match', 40),
  line([450, 292], [436, 248], 'raised', 26),
  { kind: 'dot', at: [431, 238], r: 20, fill: 'raised' },
  ...[0, 1].map((gap) => line([417, 236 + gap * 9], [431, 233 + gap * 9], 'strong', 3)),
];

/** The two hands. Her four fingers are around his hand, and his thumb is over hers. */
const hands: readonly Shape[] = [
  line([208, 170], [216, 152], 'quiet', 64),
  line([252, 150], [254, 178], 'raised', 38),
  ...[0, 1, 2, 3].map((finger) =>
    line([202 + finger * 2, 140 + finger * 18], [250, 145 + finger * 15], 'raised', 15),
  ),
  line([220, 124], [250, 126], 'quiet', 20),
  line([182, 120], [172, 108], 'strong', 6),
  line([286, 132], [298, 122], 'strong', 6),
  line([292, 156], [308, 154], 'strong', 6),
];

/** The table, which hides what is below it. The consultant’s other fist is on it. */
const table: readonly Shape[] = [
  panel([28, 312], [424, 60], 0, 'quiet'),
  slot([0, 302], [480, 30], 'raised'),
  line([38, 296], [104, 300], 'quiet', 34),
  { kind: 'dot', at: [116, 300], r: 22, fill: 'quiet' },
  ...[0, 1, 2].map((gap) => line([118, 291 + gap * 9], [131, 292 + gap * 9], 'strong', 3)),
];

/** A client’s small engineer beats our large consultant at arm wrestling without effort. */
export const armWrestling: Composition = {
  width: 480,
  height: 372,
  shapes: [...wall, ...consultant, ...engineer, ...hands, ...table],
};
