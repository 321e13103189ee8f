import type { Composition, Figure, Shape } from '#design-system';
import { centered, heading, plain, reachOf, strong } from '../figure-words.ts';
import { ourChairs, theirChairs } from './chair-weeks.ts';
import { compact } from './first-merge-compact.ts';
import {
  daysOf,
  floors,
  inDays,
  type Row,
  stagesOf,
  stairs,
  type Way,
  weekOf,
} from './merge-days.ts';
import { type Chairs, placeIn, pointsIn } from './office-chair.ts';

/** How wide a week is: a chair. */
const pitch = 66;

const perDay = pitch / 7;

const rowAt = (y: number): Row => ({ at: [0, y], perDay, first: 0, last: 18 * 7 });

/** A way’s name, and when its first change is merged. */
const title = (y: number, way: Way) => {
  const name = heading([0, y], way.name, 30);
  return [
    name,
    plain([reachOf(name)[1], y + 3], `First merged change on day ${daysOf(way)}`, 'muted', 20),
  ];
};

const chairsAt = (y: number): Chairs => ({
  y,
  pitch,
  scale: 1,
  weeks: Array.from({ length: 18 }, (_, index) => index + 1),
});

/** The numbers of some weeks above their chairs. */
const numbers = (chairs: Chairs, weeks = chairs.weeks) =>
  weeks.map((week) => {
    const text = week > 1 ? `${week}` : 'Week 1';
    return centered(plain(pointsIn(placeIn(chairs, week))(0, 152), text, 'muted', 17));
  });

function wide(ours: Way, direct: Way): Composition {
  const [soon, late] = [daysOf(ours), daysOf(direct)];
  const sooner = heading([Math.round(late * perDay), 284], `${inDays(late - soon)} sooner`, 80);
  return {
    width: 18 * pitch,
    height: 626,
    shapes: [
      ...title(18, ours),
      ...numbers(chairsAt(214)),
      ...ourChairs(chairsAt(214), weekOf(soon)),
      ...floors(rowAt(214), ours, 'quiet', { to: late, fill: 'match' }),
      ...stairs(rowAt(214), ours, 18),
      { ...sooner, anchor: 'end', fill: 'accent' },
      ...title(362, direct),
      ...numbers(chairsAt(558), [1, 6, 12, 18]),
      ...theirChairs(chairsAt(558), weekOf(late)),
      ...floors(rowAt(558), direct, 'control', { to: late, fill: 'control' }),
      ...stagesOf(direct).flatMap(({ name, days, from, to }): readonly Shape[] => {
        const x = Math.round(((from + to) / 2) * perDay);
        return [
          centered(strong([x, 589], name, 18)),
          centered(plain([x, 613], inDays(days), 'muted', 18)),
        ];
      }),
    ],
  };
}

/**
 * An office chair in each of 18 weeks, twice. In ours, a specialist sits from the week of her first
 * merged change. The direct hire’s gathers a cobweb until he sits in it.
 */
export const firstMerge = (ours: Way, direct: Way, alt: string): Figure => ({
  wide: wide(ours, direct),
  compact: compact(ours, direct),
  alt,
});
