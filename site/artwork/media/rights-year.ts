import type { Composition, Figure, Point, Shape, Tone } from '#design-system';
import { line, matchStop, onCircle } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

/** `share` is that of the ring's width. It differs because tones look alike in forced colors. */
type Kind = { name: string; tone: Tone; share: number };

const kinds = {
  cinema: { name: 'Cinema', tone: 'quiet', share: 1 },
  streaming: { name: 'Streaming', tone: 'brand', share: 0.6 },
  television: { name: 'Television', tone: 'text', share: 0.25 },
} as const satisfies Record<string, Kind>;

/** From the start of one month to the start of another; 0 is January. */
type Months = { from: number; to: number };
type License = Months & { kind: keyof typeof kinds };

/** In order of time. */
type Territory = { name: string; licenses: readonly License[] };

/** One film's licenses over a year. The first territory is drawn large, and has a gap. */
export type RightsYear = { first: Territory; others: readonly Territory[] };

/** Months between two licenses. */
const gapsOf = ({ licenses }: Territory) =>
  licenses.flatMap(({ to }, index) => {
    const next = licenses[index + 1];
    return next && next.from > to ? [{ from: to, to: next.from }] : [];
  });

/** A part of the ring, whose round ends stay within its months. */
const months = (at: Point, r: number, width: number, { from, to }: Months, stroke: Tone): Shape => {
  const end = ((width / 2 + 1.5) / r) * (180 / Math.PI);
  return { kind: 'arc', at, r, from: from * 30 + end, to: to * 30 - end, stroke, width };
};

/** A part of the ring without a license: an empty slot, with the license that was bought for it. */
function emptySlot(at: Point, r: number, width: number, { from, to }: Months): readonly Shape[] {
  const half = width / 2 - 1;
  const margin = ((width / 2 + 1.5) / r) * (180 / Math.PI);
  const [start, end] = [from * 30 + margin, to * 30 - margin];
  const dashed = (center: Point, radius: number, first: number, last: number): Shape => ({
    kind: 'arc',
    at: center,
    r: radius,
    from: first,
    to: last,
    stroke: 'text',
    dashed: true,
  });
  const middle = onCircle(at, r, (start + end) / 2);
  return [
    dashed(at, r + half, start, end),
    dashed(onCircle(at, r, end), half, end, end + 180),
    dashed(at, r - half, start, end),
    dashed(onCircle(at, r, start), half, start + 180, start + 360),
    ...matchStop(middle, width * 0.36),
  ];
}

const ring = (territory: Territory, at: Point, r: number, width: number): readonly Shape[] => [
  ...territory.licenses.map((license) => {
    const { tone, share } = kinds[license.kind];
    return months(at, r, width * share, license, tone);
  }),
  ...gapsOf(territory).flatMap((gap) => emptySlot(at, r, width, gap)),
];

/** The middle of a month. */
const around = (at: Point, r: number, month: number) => onCircle(at, r, (month + 0.5) * 30);

const monthLetters = (at: Point, r: number, size: number) =>
  [...'JFMAMJJASOND'].map((letter, month) =>
    centered(plain(around(at, r, month), letter, 'muted', size)),
  );

/** Kinds of licenses below each other. */
const legend = (shown: readonly Kind[], [x, y]: Point, gap: number, size: number) =>
  shown.flatMap(({ name, tone, share }, index): readonly Shape[] => [
    line([x - size / 2, y + index * gap], [x + size / 2, y + index * gap], tone, size * share),
    plain([x + size + 10, y + index * gap], name, 'text', size),
  ]);

function wideRights({ first, others }: RightsYear): Composition {
  const at = [255, 270] as const;
  // Below the rings are the page's columns 7 and 10, which start at the rings' left edges.
  const placeOf = (index: number) =>
    [694 + (index % 2) * 306, 82 + Math.floor(index / 2) * 188] as const;
  const [legendX, legendY] = placeOf(others.length);

  return {
    width: 1200,
    height: 540,
    shapes: [
      ...monthLetters(at, 256, 16),
      ...ring(first, at, 206, 48),
      centered(heading([at[0], at[1] - 44], first.name, 24)),
      centered(strong([at[0], at[1] + 4], 'No license in', 20)),
      centered(strong([at[0], at[1] + 32], 'April or May', 20)),
      line([at[0] + 76, at[1] + 32], [at[0] + 168, at[1] + 32], 'text'),
      centered(plain([at[0], at[1] + 68], 'Bought in time', 'muted', 18)),
      ...others.flatMap((territory, index): readonly Shape[] => [
        ...ring(territory, placeOf(index), 70, 24),
        centered(strong(placeOf(index), territory.name, 20)),
      ]),
      ...legend(Object.values(kinds), [legendX - 62, legendY - 66], 44, 20),
      ...matchStop([legendX - 62, legendY + 66], 12),
      strong([legendX - 32, legendY + 66], 'Bought in time', 20),
    ],
  };
}

function compactRights({ first, others }: RightsYear): Composition {
  const size = 14;
  const at = [160, 142] as const;
  // The second row has two rings, which are centered. Below it, there is room before the legend.
  const placeOf = (index: number) =>
    index < 3 ? ([52 + index * 108, 342] as const) : ([106 + (index - 3) * 108, 454] as const);
  const { cinema, streaming, television } = kinds;

  return {
    width: 320,
    height: 580,
    shapes: [
      ...monthLetters(at, 134, size),
      ...ring(first, at, 102, 28),
      centered(heading([at[0], at[1] - 26], first.name, 24)),
      centered(strong([at[0], at[1] + 6], 'No license in', size)),
      centered(strong([at[0], at[1] + 28], 'April or May', size)),
      line([at[0] + 52, at[1] + 28], [at[0] + 76, at[1] + 28], 'text'),
      ...others.flatMap((territory, index): readonly Shape[] => [
        ...ring(territory, placeOf(index), 44, 12),
        centered(strong(placeOf(index), territory.name, size)),
      ]),
      ...legend([cinema, streaming], [44, 540], 28, size),
      ...legend([television], [172, 540], 28, size),
      ...matchStop([172, 568], 9),
      strong([196, 568], 'Bought in time', size),
    ],
  };
}

/** The drawing of a film's licenses, one ring of twelve months for each territory. */
export const rightsYear = (rights: RightsYear, alt: string): Figure => ({
  wide: wideRights(rights),
  compact: compactRights(rights),
  alt,
});
