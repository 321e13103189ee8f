import type { Composition, Point, Shape } from '#design-system';
import { line, slot, stop } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from './figure-words.ts';

const size = 18;
const [gateWidth, gateHeight] = [164, 52];
const [leftX, rightX] = [28, 208];
const [startY, secretY, releaseY] = [28, 164, 300];
/** Where the path turns, outside the gates. */
const [turnLeft, turnRight] = [8, 392];
const corner = 24;

const path = { stroke: 'control', width: 6 } as const;

/** From one row around to the next. */
const turn = (x: number, y: number, side: 1 | -1): readonly Shape[] => {
  const end = secretY - startY;
  const inner = x - side * corner;
  const middle = y + end / 2;
  const quarter = (arcY: number, from: number): Shape => ({
    kind: 'arc',
    at: [inner, arcY],
    r: corner,
    from,
    to: from + 90,
    ...path,
  });
  return [
    quarter(y + corner, side > 0 ? 0 : 270),
    line([x, y + corner], [x, y + end - corner], path.stroke, path.width),
    quarter(y + end - corner, side > 0 ? 90 : 180),
    {
      kind: 'line',
      points: [
        [x - 6, middle - 4],
        [x, middle + 4],
        [x + 6, middle - 4],
      ],
      stroke: 'text',
      width: 3,
    },
  ];
};

const gate = ([x, y]: Point, fill: 'brand' | 'quiet' | 'surface' | 'match'): Shape =>
  slot(
    [x, y - gateHeight / 2],
    [gateWidth, gateHeight],
    fill,
    fill === 'surface' ? 'control' : fill,
  );

const below = ([x, y]: Point, name: string, detail: string): readonly Shape[] => [
  centered(strong([x + gateWidth / 2, y + 46], name, size)),
  centered(plain([x + gateWidth / 2, y + 69], detail, 'muted', size)),
];

const author: Point = [leftX, startY];
const testing: Point = [rightX, startY];
const vault: Point = [rightX, secretY];
const restore: Point = [leftX, secretY];
const release: Point = [leftX, releaseY];
const production: Point = [rightX, releaseY];

/** Banking: a change passes five gates, and its author can't open the last one. */
export const gatedChange: Composition = {
  width: 400,
  height: 380,
  shapes: [
    line([leftX + 20, startY], [turnRight - corner, startY], path.stroke, path.width),
    ...turn(turnRight, startY, 1),
    line([turnLeft + corner, secretY], [turnRight - corner, secretY], path.stroke, path.width),
    ...turn(turnLeft, secretY, -1),
    line([turnLeft + corner, releaseY], [rightX + 20, releaseY], path.stroke, path.width),

    gate(author, 'brand'),
    { kind: 'person', at: [leftX + 27, startY], r: 20, fill: 'raised', figure: 'strong' },
    onBrand(heading([leftX + 58, startY], 'Ana’s fix', 20)),
    ...below(author, 'Access by role', 'until June 12'),

    gate(testing, 'surface'),
    ...[0, 1, 2, 3].map(
      (index): Shape => ({
        kind: 'dot',
        at: [rightX + 34 + index * 32, startY],
        r: 11,
        stroke: 'quiet',
        dashed: true,
      }),
    ),
    ...below(testing, 'Made-up test data', '0 real accounts'),

    gate(vault, 'quiet'),
    { kind: 'dot', at: [rightX + 138, secretY], r: 17, fill: 'strong' },
    { kind: 'dot', at: [rightX + 138, secretY - 4], r: 4.5, fill: 'quiet' },
    line([rightX + 138, secretY], [rightX + 138, secretY + 8], 'quiet', 4),
    { kind: 'dots', at: [rightX + 27, secretY], count: 5, gap: 19, r: 5.5, fill: 'strong' },
    ...below(vault, 'Key from a vault', 'never shown'),

    gate(restore, 'surface'),
    { kind: 'dot', at: [leftX + 34, secretY], r: 14, stroke: 'control', width: 6 },
    { kind: 'arc', at: [leftX + 34, secretY], r: 14, from: 0, to: 228, stroke: 'quiet', width: 6 },
    heading([leftX + 62, secretY], '38 min', 22),
    ...below(restore, 'Restore tested', 'this quarter'),

    gate(release, 'surface'),
    { kind: 'person', at: [leftX + 27, releaseY], r: 19, fill: 'control', figure: 'background' },
    ...stop([leftX + 61, releaseY]),
    line([leftX + 82, releaseY - 15], [leftX + 82, releaseY + 15], 'control'),
    { kind: 'person', at: [leftX + 108, releaseY], r: 19, fill: 'quiet', figure: 'strong' },
    { kind: 'tick', at: [leftX + 142, releaseY + 1], r: 8, stroke: 'quiet', width: 4 },
    ...below(release, 'Two people needed', 'Ana was refused'),

    gate(production, 'match'),
    { kind: 'dot', at: [rightX + 27, releaseY], r: 17, fill: 'strong' },
    { kind: 'tick', at: [rightX + 27, releaseY + 1], r: 7.5, stroke: 'match', width: 4 },
    onBright(heading([rightX + 54, releaseY], 'Production', 18.5)),
    ...below(production, 'Released by Ben', 'both names logged'),
  ],
};
