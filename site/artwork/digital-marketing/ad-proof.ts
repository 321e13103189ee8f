import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

const ad = { left: 48, top: 64, right: 284, bottom: 228 };

/** Where the printer cuts. */
const cropMarks = ([-1, 1] as const).flatMap((dx) =>
  ([-1, 1] as const).flatMap((dy): readonly Shape[] => {
    const x = dx < 0 ? ad.left : ad.right;
    const y = dy < 0 ? ad.top : ad.bottom;
    return [
      line([x + dx * 8, y], [x + dx * 20, y], 'control'),
      line([x, y + dy * 8], [x, y + dy * 20], 'control'),
    ];
  }),
);

/** The client's logo. */
const logo = ([x, y]: Point, fill: Tone): readonly Shape[] => [
  { kind: 'dot', at: [x + 12, y], r: 9, stroke: fill, width: 6 },
  slot([x + 32, y - 6], [44, 12], fill),
];

const checked = (x: number, name: string): readonly Shape[] => [
  { kind: 'tick', at: [x, 302], r: 8, stroke: 'accent', width: 3.5 },
  strong([x + 16, 301], name, 20),
];

/**
 * The proof of an ad, next to the logo from the same designer. A claim is corrected with the number
 * from the orders, and two people have checked it.
 */
export const adProof: Composition = {
  width: 480,
  height: 344,
  shapes: [
    { kind: 'frame', at: [32, 0], size: [448, 320], radius: 20, fill: 'brand' },
    { kind: 'frame', at: [0, 16], size: [464, 328], radius: 20, fill: 'surface' },
    ...cropMarks,
    {
      kind: 'frame',
      at: [ad.left, ad.top],
      size: [ad.right - ad.left, ad.bottom - ad.top],
      radius: 4,
      fill: 'brand',
    },
    ...logo([68, 96], 'onBrand'),
    onBrand(heading([68, 156], 'Delivered in', 26)),
    onBrand(heading([68, 192], '1 day', 26)),
    line([62, 193], [150, 193], 'match', 2.5),
    line([ad.right, 193], [320, 193], 'control', 1.5),
    slot([316, 174], [116, 38], 'match'),
    { ...inSlot([374, 193], '2 days', 'strong'), size: 20 },
    { kind: 'frame', at: [317, 65], size: [114, 78], radius: 12, stroke: 'control', width: 1.5 },
    ...logo([336, 104], 'ornament'),
    plain([317, 236], 'Measured: 1.8', 'muted', 19),
    line([28, 266], [436, 266], 'control', 1.5),
    plain([28, 301], 'Logo and ad: Mina', 'text', 20),
    ...checked(286, 'Ben'),
    ...checked(376, 'Rosa'),
  ],
};
