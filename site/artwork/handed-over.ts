import type { Composition, Point, Shape, Size } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, onBrand, onBright, strong } from './figure-words.ts';

/** What the page's clients get. */
const parts = ['Prototype', 'Infrastructure', 'Source code', 'User guide'];
/** The part that is being handed over now. */
const current = 2;

const size: Size = [232, 58];
const partAt = (part: number): Point => [20, 72 + part * 70];
const middleOf = (part: number) => partAt(part)[1] + size[1] / 2;

const yours = 328;

const empty = (part: number): Shape => {
  const [x, y] = partAt(part);
  return {
    kind: 'slot',
    at: [x + 1, y + 1],
    size: [size[0] - 2, size[1] - 2],
    stroke: 'control',
    dashed: true,
  };
};

/** A part that runs in the client's hands. */
const running = (name: string, part: number): readonly Shape[] => {
  const [x, y] = partAt(part);
  return [
    slot([x + yours, y], size, part === current ? 'match' : 'quiet'),
    part === current
      ? {
          kind: 'tick',
          at: [x + yours + 31, middleOf(part) + 1],
          r: 10,
          stroke: 'strong',
          width: 5,
        }
      : { kind: 'dot', at: [x + yours + 31, middleOf(part)], r: 9, fill: 'strong' },
    onBright(strong([x + yours + 56, middleOf(part)], name, 23)),
  ];
};

const peopleX = [40, 136, 232];

/** Software development: our people hand over a system, part by part, to the people who run it. */
export const handedOver: Composition = {
  width: 600,
  height: 480,
  shapes: [
    {
      kind: 'frame',
      at: [1, 1],
      size: [270, 362],
      radius: 36,
      stroke: 'control',
      dashed: true,
    },
    centered(strong([136, 39], 'We built it', 24)),
    ...parts.map((_, part) => empty(part)),
    ...peopleX.flatMap((x): readonly Shape[] => [
      { ...line([x, 364], [x, 400], 'control'), dashed: true },
      { kind: 'person', at: [x, 440], r: 40, fill: 'brand', figure: 'raised' },
      line([x + yours, 364], [x + yours, 400], 'quiet', 4),
      { kind: 'person', at: [x + yours, 440], r: 40, fill: 'quiet', figure: 'strong' },
    ]),
    { kind: 'frame', at: [yours, 0], size: [272, 364], radius: 36, fill: 'brand' },
    onBrand(centered(strong([yours + 136, 39], 'You run it', 24))),
    line([252, middleOf(current)], [yours + 20, middleOf(current)], 'match', 6),
    ...parts.flatMap(running),
  ],
};
