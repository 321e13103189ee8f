import type { Composition, Shape, Tone } from '#design-system';
import { line, panel } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';

/** The start and end of the text in the window. */
const [left, right] = [226, 452];

/** A system that the audit still covers. */
const system = (name: string, index: number): readonly Shape[] => {
  const y = 136 + index * 42;
  return [
    line([left, y - 21], [right, y - 21], 'subtle'),
    panel([left, y - 12], [24, 24], 7, 'quiet'),
    { kind: 'tick', at: [left + 12, y + 1], r: 6, stroke: 'strong', width: 3 },
    onBright(plain([left + 38, y + 1], name, 'strong', 21)),
  ];
};

/** The last row has the keys to cancel and to confirm. */
const keyTone = (key: number): Tone => {
  if (key === 9) return 'strong';
  return key === 11 ? 'raised' : 'quiet';
};

/** A terminal that encrypts the card before any other system sees it. */
const terminal: readonly Shape[] = [
  panel([36, 340], [116, 100], 14, 'quiet'),
  panel([56, 404], [30, 22], 6, 'strong'),
  panel([0, 48], [194, 348], 43, 'background'),
  panel([0, 54], [188, 336], 37, 'brand'),
  panel([16, 72], [156, 112], 20, 'raised'),
  onBright(heading([34, 110], '$48.20', 32)),
  onBright(plain([34, 150], 'Encrypted', 'strong', 21)),
  ...Array.from({ length: 12 }, (_, key) =>
    panel([20 + (key % 3) * 52, 206 + Math.floor(key / 3) * 40], [44, 30], 10, keyTone(key)),
  ),
];

/** The audit's scope after the change: four systems of 60. In front, a terminal. */
export const auditScope: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([140, 0], [340, 360], 24, 'raised'),
    onBright(heading([left, 44], 'Audit scope', 28)),
    onBright(plain([left, 82], '4 of 60 systems', 'strong', 21)),
    ...['Terminals', 'Network', 'Gateway', 'Key vault'].flatMap(system),
    ...terminal,
    panel([226, 314], [254, 126], 22, 'match'),
    onBright(strong([250, 344], 'Out of scope', 21)),
    onBright(heading([249, 394], '56 of 60', 46)),
  ],
};
