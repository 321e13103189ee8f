import type { Composition, Look, Shape, Tone } from '#design-system';
import { avatar, line, looks, matchStop, slot } from './figure-shapes.ts';
import { centered, strong } from './figure-words.ts';

/** How high the task is passed on, and the middle of the people at the bottom. */
const [taskY, peopleY] = [104, 206];

const name = (x: number, text: string) => centered(strong([x, 264], text, 21));

/** One of the two who review the task, at its lower edge. */
const reviewer = (x: number, fill: Tone, look: Look, text: string): readonly Shape[] => [
  { kind: 'dot', at: [x, peopleY], r: 36, fill: 'background' },
  ...avatar([x, peopleY], 32, fill, look),
  name(x, text),
];

/** A company with the task, and with an engineer who has passed it. */
const company = (top: number, index: number): readonly Shape[] => {
  const x = 286 + index * 51;
  return [
    slot([x, top], [41, 238 - top], 'brand'),
    { kind: 'frame', at: [x + 8, taskY - 13], size: [26, 26], radius: 7, fill: 'raised' },
    line([x + 15, taskY - 4], [x + 27, taskY - 4], 'quiet', 3),
    line([x + 15, taskY + 4], [x + 23, taskY + 4], 'quiet', 3),
    { kind: 'person', at: [x + 21, peopleY], r: 15, fill: 'quiet', figure: 'strong' },
  ];
};

/** A task that two people review together, and the street of companies that took it over. */
export const lentInterview: Composition = {
  width: 480,
  height: 278,
  shapes: [
    line([240, taskY], [460, taskY], 'control', 3),
    {
      kind: 'frame',
      at: [1, 26],
      size: [240, 180],
      radius: 22,
      fill: 'surface',
      stroke: 'control',
    },
    strong([26, 64], 'Real task', 21),
    slot([26, 92], [72, 14], 'brand'),
    slot([106, 92], [104, 14], 'quiet'),
    slot([50, 118], [112, 14], 'quiet'),
    slot([50, 144], [64, 14], 'brand'),
    { kind: 'dot', at: [186, 26], r: 26, fill: 'background' },
    ...matchStop([186, 26], 23),
    ...reviewer(56, 'brand', looks.bun, 'Colleague'),
    ...reviewer(186, 'quiet', looks.beard, 'Candidate'),
    ...[48, 8, 60, 26].flatMap(company),
    name(382, 'Other companies'),
  ],
};
