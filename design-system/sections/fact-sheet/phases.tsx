import * as styles from './phases.css.ts';

/** A part of the work, from its start to the next one's. */
export type Phase = {
  /** What happens. Up to 14 characters stay next to the time in the shortest phase. */
  title: string;
  /** How long it takes, such as "2 weeks". Left out at the end, which is a moment. */
  time?: string;
  /** How long it is compared with the others. */
  share: keyof typeof styles.share;
};

/** The work as a line of slots, whose widths compare. The last is the one that counts. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <ol className={styles.phases}>
      {phases.map(({ title, time, share }) => (
        <li key={title} className={styles.share[share]}>
          <strong className={styles.title}>{title}</strong>
          {time && <span>{time}</span>}
        </li>
      ))}
    </ol>
  );
}
