import { figure } from '../stats/figure.css.ts';
import * as statStyles from '../stats/stats.css.ts';
import type { Stat } from '../stats/stats.tsx';
import * as styles from './banner.css.ts';

/** The company's figures within a banner, as a list with its name. */
export type BannerFigures = {
  /** Two or three, because one row has no room for more. */
  stats: readonly [Stat, Stat] | readonly [Stat, Stat, Stat];
  /** Names the list for assistive technology. */
  label: string;
};

/** Figures below the actions. */
export function FigureList({ stats, label }: BannerFigures) {
  return (
    <dl aria-label={label} className={styles.figures}>
      {stats.map((stat) => (
        <div key={stat.label} className={`${statStyles.stat} ${statStyles.row}`}>
          <dt className={statStyles.label}>{stat.label}</dt>
          <dd className={figure}>{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
