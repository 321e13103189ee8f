import type { Composition, Figure, Point, Shape, Size, Tone } from '#design-system';
import { line, matchStop, slot } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';
import { coffee } from './coffee.ts';

/** A page on a slow phone: how long it is blank, and when it is complete, in seconds. */
type Load = { blank: number; seconds: number; megabytes: number };

/** The same page before and after, and the limit in seconds. */
export type Loads = { before: Load; rebuilt: Load; limit: number };

/** Each picture shows the page at the end of so many seconds. */
const step = 2;

/** The times of the pictures, until the page is complete. */
const times = ({ seconds }: Load) =>
  Array.from({ length: Math.ceil(seconds / step) }, (_, index) => (index + 1) * step);

/** What the phone shows after some time: nothing yet, only words, or the whole page. */
function screen(load: Load, time: number, [x, y]: Point, size: Size): readonly Shape[] {
  const [width, height] = size;
  const isBlank = time < load.blank;
  const sheet: Shape = {
    kind: 'frame',
    at: [x, y],
    size,
    radius: height / 8,
    fill: isBlank ? 'surface' : 'raised',
  };
  if (isBlank) {
    const middle: Point = [x + width / 2, y + height / 2];
    const r = height / 7;
    return [sheet, { kind: 'arc', at: middle, r, from: 0, to: 270, stroke: 'muted', width: r / 4 }];
  }
  const edge = width / 9;
  const word = height / 11;
  return [
    sheet,
    slot([x + edge, y + height * 0.14], [width * 0.6, word], 'strong'),
    slot([x + edge, y + height * 0.29], [width * 0.4, word], 'strong'),
    {
      kind: 'frame',
      at: [x + edge, y + height * 0.47],
      size: [width - 2 * edge, height * 0.39],
      radius: height / 16,
      fill: time < load.seconds ? 'subtle' : 'brand',
    },
  ];
}

const inSeconds = (count: number) => `${count} seconds`;
const inMegabytes = ({ megabytes }: Load) => `${megabytes} MB`;

/** Where the words about the rebuilt page start: its seconds, and its size. */
const [words, sizes] = [306, 918];

function wide({ before, rebuilt, limit }: Loads): Composition {
  const gap = 8;
  const second = (1200 + gap) / before.seconds;
  const size: Size = [step * second - gap, 172];
  /** The left edge of the picture that ends at this second. */
  const pictureAt = (time: number) => (time - step) * second;
  const strip = (load: Load, top: number) =>
    times(load).flatMap((time): readonly Shape[] => {
      const left = pictureAt(time);
      return [
        ...screen(load, time, [left, top], size),
        centered(plain([left + size[0] / 2, top + 200], `${time} s`, 'muted', 18)),
      ];
    });
  const limitX = limit * second - gap / 2;
  const top = 342;

  return {
    width: 1200,
    height: 554,
    shapes: [
      strong([0, 34], 'Before', 20),
      heading([pictureAt(2 * step), 28], inSeconds(before.seconds), 48),
      plain([pictureAt(4 * step), 36], `blank for ${inSeconds(before.blank)}`, 'muted', 18),
      heading([pictureAt(6 * step), 32], inMegabytes(before), 32),
      ...strip(before, 82),
      ...strip(rebuilt, top),
      ...matchStop([size[0] - 8, top + 8], 28),
      { ...line([limitX, top], [limitX, top + size[1]], 'control', 3), dashed: true },
      centered(plain([limitX, top + 200], `Limit: ${limit} s`, 'muted', 18)),
      strong([words, top + 24], 'Rebuilt', 20),
      { ...heading([words, top + 88], inSeconds(rebuilt.seconds), 96), fill: 'accent' },
      plain([words, top + 152], `can be read after ${inSeconds(rebuilt.blank)}`, 'muted', 18),
      heading([sizes, top + 104], inMegabytes(rebuilt), 48),
      plain([sizes, top + 152], `instead of ${inMegabytes(before)}`, 'muted', 18),
    ],
  };
}

/** From top to bottom: before on the left, and rebuilt on the right. */
function compact({ before, rebuilt, limit }: Loads): Composition {
  const second = 34;
  const size: Size = [112, step * second - 6];
  const top = 110;
  const [left, right] = [40, 196];
  const strip = (load: Load, x: number) =>
    times(load).flatMap((time) => screen(load, time, [x, top + (time - step) * second], size));
  const half = (load: Load, name: string, x: number, tone: Tone) => [
    strong([x, 9], name, 16),
    { ...heading([x, 42], `${load.seconds} s`, 32), fill: tone },
    plain([x, 75], inMegabytes(load), 'text', 18),
    ...strip(load, x),
  ];
  const limitY = top + limit * second;
  const bottom = top + before.seconds * second - 6;
  const coffeeY = limitY + 48;

  return {
    width: 320,
    height: bottom,
    shapes: [
      ...half(before, 'Before', left, 'text'),
      ...half(rebuilt, 'Rebuilt', right, 'accent'),
      ...times(before).map((time) =>
        plain([0, top + (time - step) * second + size[1] / 2], `${time} s`, 'muted', 14),
      ),
      ...matchStop([right + size[0] - 4, top + 4], 16),
      { ...line([right, limitY], [320, limitY], 'control'), dashed: true },
      plain([right, limitY + 20], `Limit: ${limit} s`, 'muted', 14),
      ...coffee([right, coffeeY], bottom - coffeeY, Math.round(before.seconds - rebuilt.seconds)),
    ],
  };
}

/** A page while it loads on a slow phone, as two strips of pictures to the same scale. */
export const pageLoad = (loads: Loads, alt: string): Figure => ({
  wide: wide(loads),
  compact: compact(loads),
  alt,
});
