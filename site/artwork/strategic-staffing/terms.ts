import type { Composition, Figure, Point, Shape } from '#design-system';
import { line, onCircle } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

/** Something to decide, or to pay, after so many months. */
type Decision = { month: number; label: string; isMatch?: true };

/** Who employs a person over time. */
type Terms = {
  name: string;
  /** Months on our payroll, from the start on. */
  ours: number;
  /** Months on the client's payroll, after that. */
  yours: number;
  /** What the client pays: a word, and the rest. */
  pay: readonly [string, string];
  decisions: readonly [Decision, Decision];
};

/** Three kinds of terms over the same months, as a clock each. */
export type Clocks = { months: number; terms: readonly [Terms, Terms, Terms] };

/** The degrees that a line's round end takes. */
const endOf = (r: number, width: number) => Math.ceil((width / 2 / r) * (180 / Math.PI)) + 1;

type Ring = { at: Point; r: number; width: number; dot: number };

const dot = (at: Point, r: number, number: number, isMatch?: true): readonly Shape[] => [
  { kind: 'dot', at, r, fill: isMatch ? 'match' : 'raised', stroke: 'strong' },
  { ...strong(at, String(number), Math.max(14, r)), fill: 'strong', anchor: 'middle' },
];

/** A ring of months: filled by who employs the person, with the decisions on it. */
function clock(
  { at, r, width, dot: size }: Ring,
  { ours, yours, decisions }: Terms,
  months: number,
) {
  const degrees = (month: number) => Math.round((month / months) * 360);
  const end = endOf(r, width);
  const arc = (from: number, to: number, stroke: 'brand' | 'quiet' | 'line'): readonly Shape[] =>
    to > from
      ? [{ kind: 'arc', at, r, from: degrees(from) + end, to: degrees(to) - end, stroke, width }]
      : [];
  return [
    ...arc(0, ours, 'brand'),
    ...arc(ours, ours + yours, 'quiet'),
    ...arc(ours + yours, months, 'line'),
    ...decisions.flatMap(({ month, isMatch }, index) =>
      dot(onCircle(at, r, degrees(month)), size, index + 1, isMatch),
    ),
  ] satisfies readonly Shape[];
}

/** The top of a clock, where its months end and begin. The point is the middle of its words. */
const top = ([x, y]: Point, size: number, months: number): readonly Shape[] => [
  { ...plain([x - 8, y], String(months), 'muted', size), anchor: 'end' },
  line([x, y - 9], [x, y + 12], 'control'),
  strong([x + 8, y], 'Start', size),
];

const key = (y: number, size: number, places: readonly [number, number, number]) =>
  (
    [
      ['brand', 'We employ'],
      ['quiet', 'You employ'],
      ['line', 'No contract'],
    ] as const
  ).flatMap(([fill, text], index): readonly Shape[] => {
    const x = places[index] ?? 0;
    return [{ kind: 'dot', at: [x + 8, y], r: 8, fill }, strong([x + 22, y], text, size)];
  });

const wide = ({ months, terms }: Clocks): Composition => ({
  width: 1200,
  height: 544,
  shapes: [
    ...terms.flatMap((own, index): readonly Shape[] => {
      const x = index * 408;
      const at: Point = [x + 192, 280];
      return [
        heading([x, 66], own.name, 24),
        ...clock({ at, r: 126, width: 36, dot: 17 }, own, months),
        centered(heading([at[0], at[1] - 12], own.pay[0], 24)),
        centered(plain([at[0], at[1] + 20], own.pay[1])),
        ...top([at[0], 116], 16, months),
        ...[6, 12].map(
          (month): Shape => ({
            ...plain(onCircle(at, 164, (month / months) * 360), String(month)),
            anchor: 'middle',
          }),
        ),
        ...own.decisions.flatMap(({ label, isMatch }, each) => [
          ...dot([x + 17, 480 + each * 44], 16, each + 1, isMatch),
          strong([x + 46, 480 + each * 44], label),
        ]),
      ];
    }),
    ...key(10, 16, [0, 136, 278]),
    plain([816, 10], `One full circle: ${months} months`),
  ],
});

const compact = ({ months, terms }: Clocks): Composition => ({
  width: 320,
  height: 472,
  shapes: [
    ...terms.flatMap((own, index): readonly Shape[] => {
      const y = 44 + index * 152;
      return [
        heading([130, y + 22], own.name, 19),
        ...top([58, y - 2], 14, months),
        ...clock({ at: [58, y + 66], r: 44, width: 18, dot: 11 }, own, months),
        centered(strong([58, y + 66], own.pay[0], 14)),
        ...own.decisions.flatMap(({ label, isMatch }, each) => [
          ...dot([141, y + 60 + each * 34], 11, each + 1, isMatch),
          plain([162, y + 60 + each * 34], label, 'text', 14),
        ]),
      ];
    }),
    ...key(9, 14, [0, 107, 219]),
  ],
});

/** Who employs a person, month by month, under three kinds of terms. */
export const termClocks = (clocks: Clocks, alt: string): Figure => ({
  wide: wide(clocks),
  compact: compact(clocks),
  alt,
});
