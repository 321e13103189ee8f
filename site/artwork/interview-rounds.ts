import type { Composition, Point, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, onBrand, onBright, plain, strong } from './figure-words.ts';

/** Who asks: one person, or a team. */
const one: readonly Point[] = [[0, 0]];
const team: readonly Point[] = [
  [-27, -22],
  [27, -22],
  [0, 24],
];
const rounds = [
  { name: 'Interview', minutes: 40, people: one },
  { name: 'Technical', minutes: 60, people: one },
  { name: 'Practical', minutes: 150, people: team },
];
const roundX = (round: number) => 74 + round * 166;
/** The height of the candidate's way through the rounds. */
const wayY = 242;

const drawn = ({ name, minutes, people }: (typeof rounds)[number], index: number) => {
  const x = roundX(index);
  return [
    slot([x - 74, 0], [148, 288], 'brand'),
    ...people.map(
      ([dx, dy]): Shape => ({
        kind: 'person',
        at: [x + dx, 80 + dy],
        r: people === one ? 40 : 25,
        fill: 'quiet',
        figure: 'strong',
      }),
    ),
    onBrand(centered(strong([x, 162], name, 20))),
    onBrand(centered(plain([x, 190], `${minutes} min`, 'text', 20))),
  ];
};

/** Hiring: three rounds, and one recruiter who stays until the offer. */
export const interviewRounds: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...rounds.flatMap(drawn),
    line([roundX(0), wayY], [roundX(2), wayY], 'quiet', 4),
    { kind: 'slot', at: [1, 313], size: [478, 86], fill: 'surface', stroke: 'line' },
    { kind: 'person', at: [44, 356], r: 30, fill: 'raised', figure: 'strong' },
    strong([90, 356], 'Your recruiter', 20),
    line([roundX(2), wayY], [roundX(2), 330], 'match', 6),
    { kind: 'dots', at: [roundX(0), wayY], count: 3, gap: 166, r: 11, fill: 'quiet' },
    slot([324, 325], [144, 62], 'match'),
    onBright(strong([354, 356], 'Offer', 20)),
    { kind: 'tick', at: [434, 357], r: 11, stroke: 'strong', width: 5 },
  ],
};
