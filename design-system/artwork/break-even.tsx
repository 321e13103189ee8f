import { wide } from './arrangements.css.ts';
import * as styles from './break-even.css.ts';
import { type Arrangement, type BreakEvenData, BreakEvenPlot } from './break-even-plot.tsx';

type LegendEntry = { name: string; detail: string };

export type BreakEvenProps = BreakEvenData & {
  /** What the drawing shows, in a sentence or two (WCAG 1.1.1). */
  alt: string;
  /** What the dots of the early and the late option mean, and what each option costs. */
  legend: readonly [early: LegendEntry, late: LegendEntry];
};

const across: Arrangement = {
  direction: 'across',
  pitch: 29,
  gap: 15,
  r: 6,
  axis: 44,
  text: 17,
};

const down: Arrangement = { direction: 'down', pitch: 18, gap: 8, r: 3.3, axis: 36, text: 15.2 };

/**
 * Two ways to pay, month by month. Dots show how far the cheaper one is ahead, and where the other
 * takes the lead, if it ever does. Months run from left to right, and from top to bottom on phones
 * and tablets.
 *
 * Not for exact amounts, because dots are rounded: put those in a `Prose` table next to it. For a
 * picture without numbers, use `Artwork`.
 */
export function BreakEven({ alt, legend, ...data }: BreakEvenProps) {
  return (
    <div className={styles.figure}>
      <div role="img" aria-label={alt} className={styles.plot}>
        <div className={styles.down}>
          <BreakEvenPlot data={data} by={down} />
        </div>
        <div className={wide.desktop}>
          <BreakEvenPlot data={data} by={across} />
        </div>
      </div>
      <ul className={styles.legend}>
        {legend.map(({ name, detail }) => (
          <li key={name} className={styles.entry}>
            <strong className={styles.name}>{name}</strong>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
