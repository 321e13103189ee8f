import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';

const [left, indent, right] = [32, 76, 432];

const clause = (y: number, number: number, title: string, text: string): readonly Shape[] => [
  plain([left, y], `${number}.`, 'strong', 21),
  onBright(strong([indent, y], title, 21)),
  plain([indent, y + 28], text, 'strong', 20),
];

const signY = 274;

const signature = (x: number, name: string, turns: readonly Point[]): readonly Shape[] => [
  ...turns.slice(1).map((to, index): Shape => {
    return { kind: 'match', from: turns[index] ?? to, to, stroke: 'strong', width: 3 };
  }),
  line([x, signY], [x + 176, signY], 'control'),
  plain([x, signY + 26], name, 'strong', 19),
];

const client: readonly Point[] = [
  [46, 262],
  [70, 240],
  [62, 268],
  [92, 250],
  [100, 264],
  [116, 252],
  [124, 264],
  [176, 256],
];

/** Unfinished: it ends at the pen. */
const ours: readonly Point[] = [
  [270, 266],
  [282, 238],
  [304, 266],
  [314, 238],
  [328, 264],
  [342, 254],
  [350, 264],
  [378, 260],
];

const pen: readonly Shape[] = [
  cutOut(
    [
      [457, 120],
      [474, 130],
      [404, 238],
      [387, 228],
    ],
    'brand',
    6,
  ),
  line([395, 217], [412, 227], 'quiet', 6),
  cutOut(
    [
      [386, 232],
      [400, 241],
      [379, 258],
    ],
    'strong',
    4,
  ),
];

/** The page of a contract that is being signed, with the clause on code marked. */
export const contractPage: Composition = {
  width: 480,
  height: 352,
  shapes: [
    { kind: 'frame', at: [16, 16], size: [464, 336], radius: 20, fill: 'quiet' },
    { kind: 'frame', at: [1, 1], size: [463, 335], radius: 20, fill: 'raised', stroke: 'line' },
    onBright(heading([left, 44], 'Contract', 26)),
    { ...plain([right, 44], 'Page 3', 'strong', 20), anchor: 'end' },
    line([left, 76], [right, 76], 'quiet'),
    ...clause(104, 7, 'Handoff', 'Five days of overlap, free'),
    { kind: 'frame', at: [indent - 8, 186], size: [216, 30], radius: 8, fill: 'match' },
    ...clause(172, 8, 'Code', 'Yours once it’s written'),
    ...signature(left, 'Client', client),
    ...signature(256, 'Nora Whitfield', ours),
    ...pen,
  ],
};
