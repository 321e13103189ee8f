import { classNames } from '../../primitives/class-names/class-names.ts';
import { Container } from '../../primitives/section/section.tsx';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { figure } from './figure.css.ts';
import * as styles from './stats.css.ts';

/** A figure and what it counts, such as "350+" and "successful projects". */
export type Stat = { value: string; label: string };

export type StatsProps = {
  /** Two to five figures, because one row has no room for more. */
  stats:
    | readonly [Stat, Stat]
    | readonly [Stat, Stat, Stat]
    | readonly [Stat, Stat, Stat, Stat]
    | readonly [Stat, Stat, Stat, Stat, Stat];
  /** Names the list for assistive technology. */
  label: string;
  /**
   * The background of the next section.
   * @default 'canvas'
   */
  background?: BackgroundName | undefined;
  /**
   * The background of the previous section.
   * @default 'inverse'
   */
  previousBackground?: BackgroundName | undefined;
};

/**
 * The company's figures, on a raised card on the border between two sections: in one row from tablet
 * width. On a phone, two or three share a row, or fewer if the text is large. If there are only three,
 * each has its own.
 *
 * Not for facts in words, such as dates or tools: use `FactSheet`. The figures of a single project
 * belong on its slide in `Portfolio`.
 */
export function Stats({
  stats,
  label,
  background = 'canvas',
  previousBackground = 'inverse',
}: StatsProps) {
  // On a phone, three share a row if they follow two others. Labels are too long for it otherwise.
  const firstThird = stats.length % 2 ? stats.length - 3 : stats.length;
  return (
    <div className={`${styles.stats} ${backgrounds[background]}`}>
      <div className={`${styles.previous} ${backgrounds[previousBackground]}`} />
      <Container>
        <div className={`${styles.card} ${backgrounds.raised}`}>
          <dl aria-label={label} className={styles.list}>
            {stats.map((stat, index) => (
              <div
                key={stat.label}
                className={classNames(
                  styles.stat,
                  styles.cell,
                  styles.share[index < firstThird ? 'half' : 'third'],
                  stats.length === 3 && styles.row,
                )}
              >
                <dt className={styles.label}>{stat.label}</dt>
                <dd className={figure}>{stat.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </div>
  );
}
