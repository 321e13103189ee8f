import type { Composition, Figure, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { centered, heading, plain, reachOf, strong } from '../figure-words.ts';
import { ourChairs, theirChairs } from './chair-weeks.ts';
import { compact } from './first-merge-compact.ts';
import { daysOf, floors, inDays, type Row, stagesOf, type Way, weekOf } from './merge-days.ts';
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

/** The names of our stages, side by side, with lines to them, because two stages are shorter. */
const ourNames = (y: number, way: Way) =>
  stagesOf(way).flatMap(({ name, days, from, to }, index): readonly Shape[] => {
    const x = index * 130;
    return [
      line([Math.round(((from + to) / 2) * perDay), y + 18], [x + 9, y + 42], 'control'),
      strong([x, y + 59], name, 18),
      plain([x, y + 83], inDays(days), 'muted', 18),
    ];
  });

function wide(ours: Way, direct: Way): Composition {
  const [soon, late] = [daysOf(ours), daysOf(direct)];
  const sooner = heading(
    [Math.round(((soon + late) / 2) * perDay), 282],
    `${inDays(late - soon)} sooner`,
    80,
  );
  return {
    width: 18 * pitch,
    height: 626,
    shapes: [
      ...title(18, ours),
      ...numbers(chairsAt(214)),
      ...ourChairs(chairsAt(214), weekOf(soon)),
      ...floors(rowAt(214), ours, 'quiet', { to: late, fill: 'match' }),
      ...ourNames(214, ours),
      { ...centered(sooner), fill: 'accent' },
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
