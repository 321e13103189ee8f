import type { Composition, Look, Point, Shape, Tone } from '#design-system';
import { avatar, line, looks, matchStop, slot } from './figure-shapes.ts';
import { centered, onBright, strong } from './figure-words.ts';

/** The lower edge of the task's sheet, where the two who review it are. */
const sheetEnd = 206;
/** How high the task is passed on. */
const taskY = 116;

const name = (x: number, text: string): Shape => ({
  ...centered(strong([x, 276], text, 21)),
  fill: 'raised',
});

/** One of the two who review the task. */
const reviewer = (x: number, fill: Tone, look: Look, text: string): readonly Shape[] => {
  const at: Point = [x, sheetEnd + 2];
  return [{ kind: 'dot', at, r: 39, fill: 'strong' }, ...avatar(at, 34, fill, look), name(x, text)];
};

/** A company with the task, and with an engineer who has passed it. */
const company = (top: number, index: number): readonly Shape[] => {
  const x = 270 + index * 48;
  return [
    slot([x, top], [40, 246 - top], 'brand'),
    { kind: 'frame', at: [x + 7, taskY - 13], size: [26, 26], radius: 7, fill: 'raised' },
    line([x + 14, taskY - 4], [x + 26, taskY - 4], 'quiet', 3),
    line([x + 14, taskY + 4], [x + 22, taskY + 4], 'quiet', 3),
    { kind: 'person', at: [x + 20, 214], r: 15, fill: 'quiet', figure: 'strong' },
  ];
};

/** A task that two people review together, and the street of companies that took it over. */
export const lentInterview: Composition = {
  width: 480,
  height: 320,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [480, 320], radius: 28, fill: 'strong' },
    line([230, taskY], [440, taskY], 'quiet', 3),
    { kind: 'frame', at: [24, 44], size: [216, sheetEnd - 44], radius: 20, fill: 'raised' },
    onBright(strong([46, 80], 'Real task', 21)),
    slot([46, taskY - 7], [64, 14], 'brand'),
    slot([118, taskY - 7], [98, 14], 'quiet'),
    slot([68, taskY + 19], [104, 14], 'quiet'),
    { kind: 'dot', at: [192, 44], r: 28, fill: 'strong' },
    ...matchStop([192, 44], 23),
    ...reviewer(72, 'brand', looks.bun, 'Colleague'),
    ...reviewer(192, 'quiet', looks.headscarf, 'Candidate'),
    ...[64, 26, 78, 44].flatMap(company),
    name(362, 'Other companies'),
  ],
};
