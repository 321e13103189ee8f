import type { Composition, Point, Shape, Size } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, strong } from './figure-words.ts';

const appAt = (column: number, row: number): Point => [33 + column * 64, row];
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

const [dayX, dayY, dayGap] = [273, 162, 37.2];
const weeks = [0, 1, 2, 3, 4];

/** A home screen: most apps are deleted or idle, and one is opened on each of 30 days. */
export const phoneSlot: Composition = {
  width: 480,
  height: 420,
  shapes: [
    { kind: 'frame', at: [8, 8], size: [224, 404], radius: 48, fill: 'brand' },
    slot([96, 26], [48, 10], 'quiet'),
    gone(appAt(0, 64), pair),
    onBrand(centered(strong([88, 87], 'Deleted', 19))),
    unused(appAt(2, 64), app),
    gone(appAt(2, 128), app),
    unused(appAt(0, 128), pair),
    centered({ ...strong([88, 151], 'Idle', 19), fill: 'strong' }),
    { kind: 'match', from: [232, 248], to: [260, 76], stroke: 'accent', width: 4 },
    { kind: 'frame', at: [20, 192], size: [200, 112], radius: 32, fill: 'match' },
    { ...heading([40, 248], 'Your app', 28), fill: 'strong' },
    { kind: 'tick', at: [193, 250], r: 12, stroke: 'strong', width: 5 },
    gone(appAt(0, 322), app),
    gone(appAt(1, 322), app),
    unused(appAt(2, 322), app),
    { kind: 'slot', at: [89, 386], size: [62, 8], fill: 'quiet' },
    slot([260, 36], [212, 80], 'brand'),
    { kind: 'person', at: [300, 76], r: 28, fill: 'raised', figure: 'strong' },
    onBrand(strong([342, 64], 'Opened', 20)),
    onBrand(strong([342, 88], 'every day', 20)),
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
    strong([260, 366], 'Day 1', 20),
    line([324, 367], [394, 367], 'control'),
    { ...strong([472, 366], 'Day 30', 20), anchor: 'end' },
  ],
};
