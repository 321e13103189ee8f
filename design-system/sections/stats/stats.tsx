import { Container } from '../../primitives/section/section.tsx';
import type { GroundName } from '../../tokens/brand-theme.ts';
import { ground as grounds } from '../../tokens/theme.css.ts';
import * as styles from './stats.css.ts';

/** A figure and what it counts, such as "350+" and "successful projects". */
export type Stat = { value: string; label: string };

export type StatsProps = {
  /** Two to five figures. */
  stats: readonly Stat[];
  /** Names the list for assistive technology. */
  label: string;
  /**
   * `floating` is a white card that straddles the border between `above` and `ground`;
   * `band` stands on its ground, edge to edge. Default `band`.
   */
  look?: 'floating' | 'band' | undefined;
  /** Default `paper`. */
  ground?: GroundName | undefined;
  /** The ground of the section before, for a floating card. Default `ink`. */
  above?: GroundName | undefined;
};

/**
 * The company's figures in one row; two columns on a phone.
 *
 * Not for facts in words, such as dates or tools: use `FactSheet`. The figures of a single project
 * belong to its slide in `Portfolio`.
 */
export function Stats({
  stats,
  label,
  look = 'band',
  ground = 'paper',
  above = 'ink',
}: StatsProps) {
  const list = (
    <dl aria-label={label} className={styles.list[look]}>
      {stats.map((stat) => (
        <div key={stat.label} className={styles.stat[look]}>
          <dt className={styles.label}>{stat.label}</dt>
          <dd className={styles.value}>{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className={`${styles.look[look]} ${grounds[ground]}`}>
      {look === 'floating' && <div className={`${styles.above} ${grounds[above]}`} />}
      <Container>
        {look === 'floating' ? (
          <div className={`${styles.card} ${grounds.white}`}>{list}</div>
        ) : (
          list
        )}
      </Container>
    </div>
  );
}
