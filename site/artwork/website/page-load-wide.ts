import type { Composition, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import { arrivals, type Load, type Loads, megabytes, runsOf, screen, secondsOf } from './load.ts';

const second = 96;
const lanes = { lanes: 2, gap: second / 5, r: 7, direction: 'across' } as const;
/** The upper edges of both pages. */
const [todayY, rebuiltY] = [0, 316];
const [screens, dots] = [30, 186];
/** The middle of the line of seconds. */
const axis = 262;
/** To the right of the rebuilt page, and the five kinds there. */
const [besideX, kindWidth] = [306, 182];

const page = (load: Load, y: number, shots: readonly number[]): readonly Shape[] => [
  ...shots.flatMap((at) => screen(load, at, [at * second - 38, y + screens])),
  ...arrivals(load, { ...lanes, at: [9, y + dots] }),
];

/** In two parts, because the names of the kinds are between them. */
const limitLine = (x: number, from: number, to: number): Shape => ({
  ...line([x, from], [x, to], 'control'),
  dashed: true,
});

/** From left to right, the seconds: today's page above the line, and the rebuilt one below it. */
export function widePageLoad({ today, rebuilt }: Loads, limit: number): Composition {
  const end = Math.ceil(secondsOf(today));
  const seconds = Array.from({ length: end }, (_, index) => index + 1);
  const [before, after] = [runsOf(today), runsOf(rebuilt)];
  const limitX = limit * second;
  /** The corner of the first screen that is complete. */
  const badge = Math.ceil(secondsOf(rebuilt)) * second + 24;

  return {
    width: 1200,
    height: 552,
    shapes: [
      strong([0, todayY + 12], 'Before'),
      plain([62, todayY + 12], megabytes(today)),
      limitLine(limitX, 28, todayY + 220),
      limitLine(limitX, todayY + 250, 552),
      plain([limitX + 10, todayY + 12], `Our limit: ${limit} seconds`),
      ...page(today, todayY, seconds),
      ...before.flatMap(({ kind, kilobytes, first }) => [
        strong([first * (lanes.gap / 2) + 2, todayY + 234], kind),
        plain([first * (lanes.gap / 2) + 12 + kind.length * 7.6, todayY + 234], String(kilobytes)),
      ]),
      line([-700, axis], [1900, axis]),
      ...seconds.map((at): Shape => line([at * second, axis], [at * second, axis + 8])),
      ...seconds.map(
        (at): Shape => ({
          ...plain([at * second, axis + 24], at === 1 ? '1 second' : String(at)),
          anchor: 'middle',
        }),
      ),
      strong([0, rebuiltY + 12], 'Rebuilt'),
      ...page(rebuilt, rebuiltY, seconds.slice(0, Math.ceil(secondsOf(rebuilt)))),
      { kind: 'dot', at: [badge, rebuiltY + screens + 6], r: 17, fill: 'match' },
      { kind: 'tick', at: [badge, rebuiltY + screens + 7], r: 7, stroke: 'strong', width: 3 },
      heading([besideX, rebuiltY + 84], `${secondsOf(rebuilt)} seconds`, 64),
      plain([besideX, rebuiltY + 136], `instead of ${secondsOf(today)}`, 'muted', 18),
      heading([besideX + 3 * kindWidth, rebuiltY + 84], megabytes(rebuilt), 64),
      plain(
        [besideX + 3 * kindWidth, rebuiltY + 136],
        `instead of ${megabytes(today)}`,
        'muted',
        18,
      ),
      ...before.flatMap(({ kind, kilobytes }, index) => {
        const now = after.find((run) => run.kind === kind);
        const x = besideX + index * kindWidth;
        return [
          strong([x, rebuiltY + 196], kind),
          plain([x, rebuiltY + 220], `${now?.kilobytes ?? 0} KB, was ${kilobytes}`),
        ];
      }),
    ],
  };
}
