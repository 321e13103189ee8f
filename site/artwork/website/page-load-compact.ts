import type { Composition } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import {
  arrivals,
  dotsPerSecond,
  type Loads,
  megabytes,
  runsOf,
  screen,
  secondsOf,
} from './load.ts';

const size = 14;
const [todayX, rebuiltX] = [40, 216];
const [screenY, top] = [26, 210];
const lanes = { lanes: 5, gap: 14, r: 5, direction: 'down' } as const;
/** Of one second. */
const pitch = (dotsPerSecond / lanes.lanes) * lanes.gap;

/** From top to bottom, the seconds: today's page on the left, and the rebuilt one on the right. */
export function compactPageLoad({ today, rebuilt }: Loads, limit: number): Composition {
  const length = Math.ceil(secondsOf(today));
  const evenSeconds = Array.from({ length: length / 2 }, (_, index) => (index + 1) * 2);
  const limitY = top + limit * pitch - lanes.gap / 2;

  return {
    width: 320,
    height: top + length * pitch,
    shapes: [
      strong([todayX, 10], 'Before', size),
      strong([rebuiltX, 10], 'Rebuilt', size),
      ...screen(today, 2, [todayX, screenY]),
      ...screen(rebuilt, 2, [rebuiltX, screenY]),
      plain([todayX, 176], 'After 2 seconds', 'muted', size),
      { kind: 'dot', at: [rebuiltX + 76, screenY + 8], r: 15, fill: 'match' },
      { kind: 'tick', at: [rebuiltX + 76, screenY + 9], r: 6, stroke: 'strong', width: 3 },
      ...arrivals(today, { ...lanes, at: [todayX + 5, top] }),
      ...arrivals(rebuilt, { ...lanes, at: [rebuiltX + 5, top] }),
      ...evenSeconds.map((at) => plain([0, top + at * pitch - 14], `${at} s`, 'muted', size)),
      ...runsOf(today).map(({ kind, first, count }) =>
        plain([todayX + 78, top + (first + count / 2) * (lanes.gap / 5) - 7], kind, 'text', size),
      ),
      line([0, limitY], [320, limitY], 'control'),
      plain([rebuiltX, limitY + 20], `Limit: ${limit} s`, 'muted', size),
      heading([rebuiltX, limitY + 76], `${secondsOf(rebuilt)} s`, 40),
      plain([rebuiltX, limitY + 110], `was ${secondsOf(today)} s`, 'muted', size),
      heading([rebuiltX, limitY + 156], megabytes(rebuilt), 26),
      plain([rebuiltX, limitY + 180], `was ${megabytes(today)}`, 'muted', size),
    ],
  };
}
