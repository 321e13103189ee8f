import type { Composition, Shape } from '#design-system';
import { centered, heading, plain, reachOf, strong } from '../figure-words.ts';
import { ourChairs, theirChairs } from './chair-weeks.ts';
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

/** The direct hire’s stages, each under its chairs. A name with a comma continues on a second line. */
const theirNames = ({ at: [, y], first, last }: Row, way: Way) =>
  stagesOf(way)
    .filter(({ from }) => from >= first && from < last)
    .flatMap(({ name, days, from, to }): readonly Shape[] => {
      const x = Math.round(((from + Math.min(to, last)) / 2 - first) * perDay) - 1;
      const lines = name.split(/(?<=,) /);
      return [
        ...lines.map((text, index) => centered(strong([x, y + 20 + index * 18], text, 14))),
        centered(plain([x, y + 20 + lines.length * 18], inDays(days), 'muted', 14)),
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
      ...stairs(rowAt(124, 0), ours, 14),
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
