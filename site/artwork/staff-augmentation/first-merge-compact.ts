import type { Composition, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { centered, heading, plain, reachOf, strong } from '../figure-words.ts';
import { ourChairs, theirChairs } from './chair-weeks.ts';
import { daysOf, floors, inDays, type Row, stagesOf, type Way, weekOf } from './merge-days.ts';
import { type Chairs, placeIn, pointsIn } from './office-chair.ts';

/** How wide a week is. Nine are in a row. */
const pitch = 36;

const perDay = pitch / 7;

const rowAt = (y: number, index: number): Row => ({
  at: [0, y],
  perDay,
  first: index * 63,
  last: index * 63 + 63,
});

const title = (y: number, way: Way) => {
  const name = heading([0, y], way.name, 20);
  return [
    name,
    plain([reachOf(name)[1] + 6, y + 1], `first merge on day ${daysOf(way)}`, 'muted', 14),
  ];
};

const chairsAt = (y: number, index: number): Chairs => ({
  y,
  pitch,
  scale: 0.5,
  weeks: Array.from({ length: 9 }, (_, column) => index * 9 + column + 1),
});

/** The number of each week above its chair. */
const numbers = (chairs: Chairs, weeks = chairs.weeks) =>
  weeks.map((week) => {
    const number = plain(pointsIn(placeIn(chairs, week))(0, 162), `${week}`, 'muted', 14);
    return week > 1
      ? centered(number)
      : { ...number, at: [0, number.at[1]] as const, text: 'Wk 1' };
  });

/** The names of our stages, each of which hangs from its first day. */
const ourNames = (y: number, way: Way) =>
  stagesOf(way).flatMap(({ name, days, from }, index): readonly Shape[] => {
    const x = Math.round(from * perDay);
    const middle = y + (way.stages.length - index) * 20;
    return [
      line([x + 1, y + 11], [x + 1, middle + 6], 'control'),
      strong([x + 7, middle], name, 14),
      plain([132, middle], inDays(days), 'muted', 14),
    ];
  });

/** The names of the direct hire’s stages in a row. The first one is longer than its stage. */
const theirNames = ({ at: [, y], first, last }: Row, way: Way) =>
  stagesOf(way)
    .filter(({ from }) => from >= first && from < last)
    .flatMap(({ name, days, from }): readonly Shape[] => {
      const x = Math.round((from - first) * perDay);
      if (from > 0)
        return [strong([x, y + 20], name, 14), plain([x, y + 38], inDays(days), 'muted', 14)];
      return [
        line([x + 1, y + 11], [x + 1, y + 64], 'control'),
        strong([x + 7, y + 58], name, 14),
        plain([132, y + 58], inDays(days), 'muted', 14),
      ];
    });

export function compact(ours: Way, direct: Way): Composition {
  const [soon, late] = [daysOf(ours), daysOf(direct)];
  const ourFloors = [124, 294];
  const theirFloors = [496, 660];
  return {
    width: 9 * pitch,
    height: 708,
    shapes: [
      ...title(12, ours),
      ...ourFloors.flatMap((y, index): readonly Shape[] => [
        ...numbers(chairsAt(y, index)),
        ...ourChairs(chairsAt(y, index), weekOf(soon)),
        ...floors(rowAt(y, index), ours, 'quiet', { to: late, fill: 'match' }),
      ]),
      ...ourNames(124, ours),
      { ...centered(heading([162, 334], `${inDays(late - soon)} sooner`, 44)), fill: 'accent' },
      ...title(386, direct),
      ...theirFloors.flatMap((y, index): readonly Shape[] => [
        ...numbers(chairsAt(y, index), index ? [10, 18] : [1, 9]),
        ...theirChairs(chairsAt(y, index), weekOf(late)),
        ...floors(rowAt(y, index), direct, 'control', { to: late, fill: 'control' }),
        ...theirNames(rowAt(y, index), direct),
      ]),
    ],
  };
}
