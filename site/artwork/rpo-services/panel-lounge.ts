import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, slot } from '../figure-shapes.ts';

/** Where a point of the panel is: how far along, and how far down, both in percent. */
const onPanel = (along: number, down: number): Point => [
  52 + along * 3.76 + (along - 50) * down * 0.006,
  128 + down * 0.4,
];

/** The last panel for the roof. */
const panel: readonly Shape[] = [
  ...(
    [
      ['strong', 22],
      ['match', 4],
    ] as const
  ).map(([fill, width]) =>
    cutOut([onPanel(0, 0), onPanel(100, 0), onPanel(100, 100), onPanel(0, 100)], fill, width),
  ),
  ...[25, 50, 75].map((along) => line(onPanel(along, 0), onPanel(along, 100), 'strong', 4)),
  line(onPanel(0, 46), onPanel(100, 46), 'strong', 4),
];

/** The head of people, with an arm behind her head, her knee up, and a coffee. */
const passenger: readonly Shape[] = [
  line([140, 132], [112, 92], 'brand', 28),
  line([112, 92], [142, 70], 'brand', 26),
  line([240, 142], [306, 88], 'strong', 30),
  line([306, 88], [348, 144], 'strong', 30),
  line([220, 146], [366, 146], 'strong', 30),
  slot([358, 94], [30, 68], 'brand'),
  line([139, 144], [222, 144], 'brand', 34),
  { kind: 'face', at: [172, 150], size: 140, ...looks.bun, skin: 'quiet', clothes: 'brand' },
  line([208, 136], [244, 106], 'brand', 28),
  cutOut(
    [
      [236, 62],
      [268, 62],
      [262, 104],
      [242, 104],
    ],
    'strong',
    6,
  ),
  slot([229, 52], [46, 13], 'brand'),
  { kind: 'dot', at: [248, 92], r: 15, fill: 'quiet' },
];

/** The last panel of a roof as a lounger, for the head of people. */
export const panelLounge: readonly Shape[] = [...panel, ...passenger];
