import type { Composition, Shape } from '#design-system';
import { line, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBrand, plain } from '../figure-words.ts';

/** What a session adds to the student's own org. */
type Layer = { when: string; name: string };

/** The practice org, from the first session to the last. */
export type PracticeOrg = {
  /** What is built. */
  headline: string;
  layers: readonly [Layer, Layer, Layer, Layer, Layer];
  /** How many the first layer has. */
  records: number;
};

const [tall, pitch, step] = [68, 72, 15];

/** The records of the first layer. `y` is the middle of a floor, as in the drawings of the others. */
const recordCount = (y: number, records: number): readonly Shape[] =>
  [heading([263, y - 8], `${records}`, 36), plain([263, y + 20], 'records', 'text', 14)].map(
    (label) => onBrand(centered(label)),
  );

/** Four people with four roles. */
const roles = (y: number): readonly Shape[] => [
  { kind: 'dots', at: [232, y + 8], count: 4, gap: 21, r: 10, fill: 'quiet' },
  { kind: 'dots', at: [232, y - 11], count: 4, gap: 21, r: 8, fill: 'raised' },
];

/** A switch that is on, because the work does itself. */
const automatic = (y: number): readonly Shape[] => [
  line([240, y], [286, y], 'quiet', 36),
  { kind: 'dot', at: [284, y], r: 22, fill: 'raised' },
];

/** The first release, on its way up. */
const release = (y: number): Shape => ({
  kind: 'line',
  points: [
    [284, y + 20],
    [284, y - 20],
    [266, y - 2],
    [284, y - 20],
    [302, y - 2],
  ],
  stroke: 'raised',
  width: 7,
});

/** One org, built from the ground up: each session is a floor on the earlier ones. */
export function practiceOrg({ headline, layers, records }: PracticeOrg): Composition {
  const top = 462 - layers.length * pitch;
  const floorY = (index: number) => top + (layers.length - 1 - index) * pitch;
  const middle = (index: number) => floorY(index) + tall / 2;
  return {
    width: 320,
    height: 458,
    shapes: [
      heading([0, 56], headline, 60),
      {
        kind: 'face',
        at: [268, top + 6],
        size: 104,
        ...looks.afro,
        clothes: 'strong',
        collar: 'raised',
      },
      ...layers.flatMap(({ when, name }, index): readonly Shape[] => {
        const x = index * step;
        const isLast = index === layers.length - 1;
        const fill = isLast ? 'strong' : 'onBrand';
        return [
          panel([x, floorY(index)], [320 - x, tall], 16, isLast ? 'match' : 'brand'),
          plain([x + 16, floorY(index) + 21], `Session ${index + 1}, ${when}`, fill, 14),
          { ...heading([x + 16, floorY(index) + 46], name, 22), fill },
        ];
      }),
      ...recordCount(middle(0), records),
      ...roles(middle(1)),
      ...automatic(middle(2)),
      release(middle(3)),
    ],
  };
}
