import type { Look, Shape, Tone } from '#design-system';
import { looks } from '../figure-shapes.ts';
import { doing, laptop, merged, seated } from './in-the-chair.ts';
import {
  backs,
  type Chairs,
  cobweb,
  dotsIn,
  placeIn,
  slotsIn,
  spider,
  vacant,
} from './office-chair.ts';

const specialist: Look = { ...looks.bun, clothes: 'quiet', collar: 'strong' };

const hire: Look = {
  skin: 'quiet',
  hair: 'strong',
  cut: 'bald',
  clothes: 'raised',
  collar: 'strong',
};

/** What our specialist does in some weeks after her first merged change. */
const moments: Readonly<Record<number, keyof typeof doing>> = {
  9: 'pets',
  18: 'cheers',
};

/** Legs with shoes. */
const legs = (chairs: Chairs, weeks: readonly number[], fill: Tone): readonly Shape[] => [
  ...[-20, 6].flatMap((x) => slotsIn(chairs, weeks, { at: [x, 48], size: [14, 40], fill })),
  ...[-13, 13].flatMap((x) => dotsIn(chairs, weeks, [x, 8], { r: 8, fill: 'raised' })),
];

/** Our chairs. She sits in them from the week of her first merged change. */
export const ourChairs = (chairs: Chairs, first: number): readonly Shape[] => {
  const before = chairs.weeks.filter((week) => week < first);
  const since = chairs.weeks.filter((week) => week >= first);
  return [
    ...backs(chairs),
    ...vacant(chairs, before),
    ...legs(chairs, since, 'quiet'),
    ...since.map((week) => seated(placeIn(chairs, week), specialist)),
    ...since
      .filter((week) => moments[week] !== 'pets')
      .map((week) => laptop(placeIn(chairs, week), week === first ? 'match' : 'subtle')),
    ...dotsIn(
      chairs,
      since.filter((week) => week > first),
      [0, 50],
      { r: 4.5, fill: 'brand' },
    ),
    ...since.flatMap((week): readonly Shape[] => {
      const place = placeIn(chairs, week);
      const moment = moments[week];
      if (week === first) return [merged(place)];
      return moment ? doing[moment](place, specialist) : [];
    }),
  ];
};

/** Where the cobwebs hang, and how far they reach to the left and down. */
const cobwebs = [
  [4, 36, 40],
  [11, 110, 70],
  [17, 240, 112],
] as const;

/** Where the spider is in a week, how large, and whether it hangs. If it doesn’t, it works. */
const spiders: Readonly<Record<number, readonly [up: number, r: number, hangs?: true]>> = {
  7: [86, 9, true],
  12: [80, 13],
};

/** The direct hire’s chairs. A spider moves in, and starts to work, before he does. */
export const theirChairs = (chairs: Chairs, first: number): readonly Shape[] => {
  const before = chairs.weeks.filter((week) => week < first);
  return [
    ...backs(chairs),
    ...vacant(chairs, before),
    ...cobwebs
      .filter(([week]) => before.includes(week))
      .flatMap(([week, width, height]) => cobweb(placeIn(chairs, week), width, height)),
    ...before.flatMap((week): readonly Shape[] => {
      const place = placeIn(chairs, week);
      const guest = spiders[week];
      if (!guest) return [];
      const [, , hangs] = guest;
      return [...spider(place, ...guest), ...(hangs ? [] : [laptop(place, 'subtle')])];
    }),
    ...chairs.weeks
      .filter((week) => week === first)
      .flatMap((week): readonly Shape[] => {
        const place = placeIn(chairs, week);
        return [
          ...legs(chairs, [week], 'raised'),
          seated(place, hire),
          laptop(place, 'subtle'),
          merged(place),
          ...spider(place, 116, 9),
        ];
      }),
  ];
};
