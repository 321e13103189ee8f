import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, outline, panel, slot } from '../figure-shapes.ts';
import { button, heading, onBright, plain, strong } from '../figure-words.ts';

/** A fence, from its bottom left corner. */
const fence = (
  [x, y]: Point,
  { boards, gap, height }: { boards: number; gap: number; height: number },
): readonly Shape[] => [
  ...Array.from({ length: boards }, (_, index) => {
    const [from, to] = [x + index * gap, x + index * gap + gap * 0.66];
    const shoulder = y - height + gap * 0.4;
    return cutOut(
      [
        [from, y],
        [from, shoulder],
        [(from + to) / 2, y - height],
        [to, shoulder],
        [to, y],
      ],
      'raised',
      2,
    );
  }),
  line(
    [x - gap * 0.4, y - height * 0.5],
    [x + gap * (boards + 0.1), y - height * 0.5],
    'brand',
    gap / 5,
  ),
];

/**
 * A page in the editor and, in front of it, on a phone, and how many more quote requests come from
 * phones.
 */
export const publishedPage: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([0, 0], [440, 336], 22, 'surface'),
    outline([1, 1], [438, 334], 21, 'line'),
    heading([28, 42], 'Edit page', 26),
    ...button([312, 18], [106, 48], {
      fill: 'raised',
      text: 'Publish',
      radius: 12,
    }),
    line([1, 84], [439, 84], 'line', 1.5),
    plain([28, 114], 'Title', 'muted', 21),
    outline([28, 132], [224, 48], 12, 'control'),
    strong([44, 157], 'Cedar fences', 21),
    line([172, 145], [172, 169], 'text', 2),
    panel([28, 196], [108, 76], 12, 'quiet'),
    ...fence([39, 262], { boards: 5, gap: 18, height: 44 }),
    plain([152, 235], 'Photo', 'muted', 21),
    panel([270, 92], [210, 348], 40, 'background'),
    panel([278, 100], [202, 340], 36, 'brand'),
    panel([288, 110], [182, 320], 27, 'raised'),
    slot([304, 126], [56, 10], 'brand'),
    line([432, 127], [452, 127], 'brand', 3),
    line([432, 135], [452, 135], 'brand', 3),
    panel([288, 152], [182, 98], 0, 'quiet'),
    ...fence([303, 238], { boards: 6, gap: 26, height: 62 }),
    onBright(heading([304, 282], 'Cedar fences', 22)),
    slot([304, 304], [150, 10], 'subtle'),
    slot([304, 322], [104, 10], 'subtle'),
    ...button([304, 354], [150, 54], {
      fill: 'brand',
      text: 'Get a quote',
      radius: 14,
    }),
    panel([0, 284], [272, 136], 28, 'background'),
    panel([0, 292], [264, 120], 20, 'match'),
    onBright(strong([26, 322], 'Quote requests', 21)),
    onBright(heading([25, 369], '+61%', 52)),
    {
      kind: 'line',
      points: [
        [170, 388],
        [186, 382],
        [200, 384],
        [214, 366],
        [230, 348],
      ],
      stroke: 'strong',
      width: 4,
    },
  ],
};
