import type { Composition, Point, Shape, Tone } from '#design-system';
import { slot } from './figure-shapes.ts';
import { centered, onBrand, onBright, strong } from './figure-words.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const nightX = (night: number) => 24 + night * 62;
const roomY = (room: number) => 92 + room * 66;
const height = 54;

const stay = (from: number, nights: number, room: number, fill: Tone): Shape =>
  slot([nightX(from), roomY(room) - height / 2], [nights * 62 - 8, height], fill);

/** Who is told, below the calendar. */
const told = ['Front desk', 'Agency', 'Guest app'];
const toldX = (index: number) => index * 166;
const moved: Point = [nightX(4.5) - 4, roomY(2)];

/** Travel and hospitality: a guest's nights move to a free room, and everyone is told. */
export const movedStay: Composition = {
  width: 480,
  height: 412,
  shapes: [
    { kind: 'frame', at: [1, 1], size: [478, 278], radius: 36, fill: 'surface', stroke: 'line' },
    ...days.map((day, night) => centered(strong([nightX(night + 0.5) - 4, 36], day, 18))),
    stay(0, 1, 0, 'quiet'),
    {
      kind: 'slot',
      at: [nightX(1) + 1, roomY(0) - height / 2 + 1],
      size: [176, height - 2],
      stroke: 'control',
      dashed: true,
    },
    stay(5, 2, 0, 'brand'),
    stay(0, 2, 1, 'brand'),
    stay(5, 2, 1, 'quiet'),
    stay(0, 3, 2, 'quiet'),
    stay(6, 1, 2, 'brand'),
    centered(strong([nightX(2.5) - 4, roomY(0)], 'Flight delayed', 19)),
    {
      kind: 'match',
      from: [nightX(2.5) - 4, roomY(0) + height / 2],
      to: [moved[0], moved[1] - height / 2],
      direction: 'down',
      stroke: 'match',
      width: 5,
    },
    ...told.map(
      (_, index): Shape => ({
        kind: 'match',
        from: moved,
        to: [toldX(index) + 74, 348],
        direction: 'down',
        stroke: 'quiet',
        width: 3,
      }),
    ),
    stay(3, 3, 2, 'match'),
    { kind: 'person', at: [nightX(3) + 27, moved[1]], r: 20, fill: 'strong', figure: 'match' },
    onBright(strong([nightX(3) + 56, moved[1]], 'New dates', 19)),
    ...told.flatMap((name, index): readonly Shape[] => [
      slot([toldX(index), 348], [148, 64], 'brand'),
      { kind: 'dot', at: [toldX(index) + 26, 380], r: 9, fill: 'quiet' },
      onBrand(strong([toldX(index) + 44, 380], name, 18)),
    ]),
  ],
};
