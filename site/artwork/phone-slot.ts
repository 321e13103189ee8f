import type { Composition, Point, Shape, Size } from '#design-system';
import { avatar, line, looks, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, strong } from './figure-words.ts';

const appAt = (column: number, row: number): Point => [25 + column * 64, row];
const app: Size = [46, 46];
const pair: Size = [110, 46];

/** The place of an app that isn't there anymore. */
const gone = (at: Point, size: Size): Shape => ({
  kind: 'frame',
  at,
  size,
  radius: 16,
  stroke: 'quiet',
  dashed: true,
});

const unused = (at: Point, size: Size): Shape => ({
  kind: 'frame',
  at,
  size,
  radius: 16,
  fill: 'quiet',
});

const [dayX, dayY, dayGap] = [265, 154, 37.2];
const weeks = [0, 1, 2, 3, 4];

/** A home screen: most apps are deleted or idle, and one is opened on each of 30 days. */
export const phoneSlot: Composition = {
  width: 464,
  height: 404,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [224, 404], radius: 48, fill: 'brand' },
    slot([88, 18], [48, 10], 'quiet'),
    gone(appAt(0, 56), pair),
    onBrand(centered(strong([80, 79], 'Deleted', 19))),
    unused(appAt(2, 56), app),
    gone(appAt(2, 120), app),
    unused(appAt(0, 120), pair),
    centered({ ...strong([80, 143], 'Idle', 19), fill: 'strong' }),
    { kind: 'match', from: [224, 240], to: [252, 68], stroke: 'accent', width: 4 },
    { kind: 'frame', at: [12, 184], size: [200, 112], radius: 32, fill: 'match' },
    { ...heading([32, 240], 'Your app', 28), fill: 'strong' },
    { kind: 'tick', at: [185, 242], r: 12, stroke: 'strong', width: 5 },
    gone(appAt(0, 314), app),
    gone(appAt(1, 314), app),
    unused(appAt(2, 314), app),
    { kind: 'slot', at: [81, 378], size: [62, 8], fill: 'quiet' },
    slot([252, 28], [212, 80], 'brand'),
    ...avatar([292, 68], 28, 'raised', looks.afro),
    onBrand(strong([334, 56], 'Opened', 20)),
    onBrand(strong([334, 80], 'every day', 20)),
    ...weeks.map(
      (week): Shape => ({
        kind: 'dots',
        at: [dayX, dayY + week * dayGap],
        count: 6,
        gap: dayGap,
        r: 13,
        fill: 'brand',
      }),
    ),
    strong([252, 358], 'Day 1', 20),
    line([316, 359], [386, 359], 'control'),
    { ...strong([464, 358], 'Day 30', 20), anchor: 'end' },
  ],
};
