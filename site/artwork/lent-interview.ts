import type { Composition, Shape, Tone } from '#design-system';
import { line, matchStop, slot } from './figure-shapes.ts';
import { centered, strong } from './figure-words.ts';

const nameY = 179;
/** How high the task is passed on, and the middle of the people at the bottom. */
const [taskY, peopleY] = [62, 132];

const name = (x: number, text: string) => centered(strong([x, nameY], text, 17));

/** One of the two who review the task, at its lower edge. */
const reviewer = (x: number, fill: Tone, figure: Tone, text: string): readonly Shape[] => [
  { kind: 'dot', at: [x, peopleY], r: 28, fill: 'background' },
  { kind: 'person', at: [x, peopleY], r: 25, fill, figure },
  name(x, text),
];

/** A company with the task, and with an engineer who has passed it. */
const company = (top: number, index: number): readonly Shape[] => {
  const x = 260 + index * 58;
  return [
    slot([x, top], [46, 155 - top], 'brand'),
    { kind: 'frame', at: [x + 10, taskY - 13], size: [26, 26], radius: 7, fill: 'raised' },
    line([x + 17, taskY - 4], [x + 29, taskY - 4], 'quiet', 3),
    line([x + 17, taskY + 4], [x + 25, taskY + 4], 'quiet', 3),
    { kind: 'person', at: [x + 23, peopleY], r: 16, fill: 'quiet', figure: 'strong' },
  ];
};

/** A task that two people review together, and the street of companies that took it over. */
export const lentInterview: Composition = {
  width: 480,
  height: 192,
  shapes: [
    line([198, taskY], [440, taskY], 'control', 3),
    {
      kind: 'frame',
      at: [1, 22],
      size: [196, 110],
      radius: 22,
      fill: 'surface',
      stroke: 'control',
    },
    strong([22, 50], 'Real task', 18),
    slot([22, 69], [58, 10], 'brand'),
    slot([86, 69], [86, 10], 'quiet'),
    slot([40, 87], [92, 10], 'quiet'),
    { kind: 'dot', at: [150, 22], r: 22, fill: 'background' },
    ...matchStop([150, 22], 19),
    ...reviewer(48, 'brand', 'raised', 'Colleague'),
    ...reviewer(150, 'quiet', 'strong', 'Candidate'),
    ...[26, 0, 34, 12].flatMap(company),
    name(370, 'Neighboring companies'),
  ],
};
