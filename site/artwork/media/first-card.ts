import type { Shape } from '#design-system';
import { line, piece } from '../figure-shapes.ts';
import { plain, strong } from '../figure-words.ts';

const traffic = (x: number, y: number, count: number, gap: number): Shape => ({
  kind: 'dots',
  at: [x, y],
  count,
  gap,
  r: 5,
  fill: 'quiet',
});

const player = (width: number): readonly Shape[] => [
  { kind: 'slot', at: [1, 1], size: [width, 34], fill: 'brand' },
  {
    kind: 'line',
    points: [
      [18, 11],
      [18, 25],
      [29, 18],
      [18, 11],
    ],
    fill: 'raised',
  },
  line([46, 18], [width - 18, 18], 'line', 4),
  line([46, 18], [width * 0.685, 18], 'quiet', 4),
  { kind: 'dot', at: [width * 0.685, 18], r: 8, fill: 'raised' },
];

/** The traffic of two networks, and how many dots are before it moves from one to the other. */
const networks = (before: number, after: number): readonly Shape[] => {
  const last = 71 + (before - 1) * 14;
  return [
    { kind: 'match', from: [last, 61], to: [last + 54, 94], stroke: 'match', width: 3 },
    strong([0, 61], 'CDN A'),
    traffic(71, 61, before, 14),
    traffic(last + 24, 61, 2, 26),
    plain([last + 68, 61], 'slows down'),
    strong([0, 94], 'CDN B'),
    traffic(last + 54, 94, after, 14),
  ];
};

/** A player that plays on while the traffic moves from a slow network to another. */
export const otherNetwork = piece([...player(298), ...networks(6, 8)]);

/** The same, with more traffic. */
export const wideNetwork = { ...piece([...player(683), ...networks(26, 15)]), width: 685 };
