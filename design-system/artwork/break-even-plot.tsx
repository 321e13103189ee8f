import { drawing, label, tones } from './artwork.css.ts';
import { rounded } from './rounded.ts';

/** What one option costs: an amount up front, and one every month. */
export type Cost = { once: number; monthly: number };

export type BreakEvenData = {
  /** The option that costs less at first. */
  early: Cost;
  /** The option that costs less later. */
  late: Cost;
  /** How many months are drawn, up to about 30. */
  months: number;
  /** The amount that a dot stands for. Up to about 17 dots fit next to a month. */
  amountPerDot: number;
  /** Words on the drawing, up to 30 characters each. */
  labels: {
    /** How far the early option is ahead at the start. */
    start: string;
    /** Where the late option takes the lead, in two lines of up to 15 characters. */
    crossing: readonly [title: string, detail: string];
    /** How far the late option is ahead at the end. */
    end: string;
  };
};

/**
 * Months run from left to right on wide screens, and from top to bottom on phones and tablets.
 * Sizes are in the drawing's units.
 */
export type Arrangement = {
  direction: 'across' | 'down';
  /** Between months. */
  pitch: number;
  /** Between dots. */
  gap: number;
  r: number;
  axis: number;
  text: number;
};

/** As many months as the words on the drawing are wide. */
const fewestMonths = 24;

const total = ({ once, monthly }: Cost, month: number) => once + monthly * month;

/** Draws how far the cheaper option is ahead after each month. */
export function BreakEvenPlot({ data, by }: { data: BreakEvenData; by: Arrangement }) {
  const { early, late, amountPerDot, labels } = data;
  const { gap, r, axis, text } = by;
  // A few months are further apart, so that the words fit.
  const pitch = rounded(by.pitch * Math.max(1, fewestMonths / data.months));
  const isAcross = by.direction === 'across';
  const months = Array.from({ length: data.months + 1 }, (_, month) => month);
  const leads = months.map((month) => total(late, month) - total(early, month));
  const dots = leads.map((lead) => Math.round(Math.abs(lead) / amountPerDot));
  const crossing = leads.findIndex((lead) => lead < 0);

  const base = axis / 2 + gap;
  const reach = (isIncluded: (lead: number) => boolean) =>
    base + gap * Math.max(0, ...dots.filter((_, month) => isIncluded(leads[month] ?? 0)));
  const before = reach((lead) => lead >= 0);
  // The words and the legend need this side, even if the second option never takes the lead.
  const after = Math.max(
    reach((lead) => lead < 0),
    base + gap * 6,
  );
  const length = data.months * pitch;

  // Round caps turn each zero-length dash into a dot.
  const rows = (side: -1 | 1) =>
    months
      .filter((month) => (leads[month] ?? 0) * side < 0)
      .map((month) => {
        const [from, to] = [side * base, side * (gap * ((dots[month] ?? 1) - 1) + 1)];
        const along = rounded(month * pitch);
        return isAcross ? `M${along} ${from}v${to}` : `M${from} ${along}h${to}`;
      })
      .join('');
  const row = (side: -1 | 1, stroke: string) => (
    <path
      d={rows(side)}
      stroke={stroke}
      strokeWidth={r * 2}
      strokeDasharray={`0 ${gap}`}
      fill="none"
    />
  );
  const at = (along: number, off: number) => {
    const [x, y] = isAcross ? [along, off] : [off, along];
    return { x: rounded(x), y: rounded(y) };
  };

  const margin = text * 2;
  const box = isAcross
    ? [-axis / 2, -before - margin, length + axis, before + after + margin * 2]
    : [-before, -pitch - margin, before + after, length + pitch * 2 + margin * 2];
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const mark = at(crossing * pitch, 0);
  const words = isAcross
    ? { x: mark.x + text, y: -before + text / 2 }
    : { x: -base, y: mark.y + pitch * 1.5 };
  const slot = at(-axis / 2, -axis / 2);
  const size = at(length + axis, axis);
  return (
    <svg viewBox={box.map(Math.round).join(' ')} className={drawing} aria-hidden="true">
      {row(-1, tones.quiet)}
      {row(1, tones.text)}
      <rect {...slot} width={size.x} height={size.y} rx={axis / 2} fill={tones.line} />
      <g className={label.strong} fontSize={text} fill={tones.text}>
        <g dominantBaseline="auto">
          <text x={left + axis / 4} y={top + text}>
            {labels.start}
          </text>
          <text x={left + width - axis / 4} y={rounded(top + height - text / 2)} textAnchor="end">
            {labels.end}
          </text>
        </g>
        <g textAnchor="middle">
          {months
            .filter((month) => month % 3 === 0 && (crossing < 0 || Math.abs(month - crossing) > 1))
            .map((month) => (
              <text key={month} {...at(month * pitch, 0)}>
                {month}
              </text>
            ))}
        </g>
      </g>
      {crossing > 0 && (
        <g className={label.strong}>
          <path
            d={isAcross ? `M${mark.x} 0V${-before}` : `M0 ${mark.y}H${-before + text}`}
            stroke={tones.match}
            strokeWidth={3}
          />
          <circle cx={mark.x} cy={mark.y} r={rounded(axis * 0.55)} fill={tones.match} />
          <text {...mark} fontSize={rounded(text * 1.1)} fill={tones.strong} textAnchor="middle">
            {crossing}
          </text>
          <g
            fontSize={text}
            fill={tones.text}
            textAnchor={isAcross ? 'start' : 'end'}
            dominantBaseline="auto"
          >
            {labels.crossing.map((line, index) => (
              <text
                key={line}
                x={words.x}
                y={rounded(words.y + index * text * 1.4)}
                fontSize={isAcross && index === 0 ? text * 1.5 : text}
              >
                {line}
              </text>
            ))}
          </g>
        </g>
      )}
    </svg>
  );
}
