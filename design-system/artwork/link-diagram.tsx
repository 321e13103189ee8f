import { Link, type LinkTarget } from '../primitives/link/link.tsx';
import { drawing } from './artwork.css.ts';
import { Artwork } from './artwork.tsx';
import type { Composition } from './composition.ts';
import * as styles from './link-diagram.css.ts';

export type LinkDiagramProps = {
  /** From top to bottom. Each target must be unique. Labels above 30 characters may take two lines. */
  links: readonly LinkTarget[];
  /** What the links have in common, for assistive technology. */
  label: string;
};

const visitor: Composition = {
  width: 96,
  height: 96,
  shapes: [{ kind: 'person', at: [48, 48], r: 48, fill: 'match', figure: 'strong' }],
};

/**
 * One visitor on the left, and links on the right. Hovering or focusing a link lights its slot and the
 * line that leads to it. Each link is 36 px high or more, and 52 below 960 px (WCAG 2.5.8).
 *
 * Not for a choice on the same page: use `HeroDiagram`. Links that need a description belong in a
 * `CardGrid`.
 */
export function LinkDiagram({ links, label }: LinkDiagramProps) {
  const middle = links.length;
  return (
    <div className={styles.diagram}>
      <ul className={styles.rows} aria-label={label}>
        {links.map(({ href, label: text }, index) => (
          <li key={href} className={styles.row}>
            <Link href={href} className={styles.link}>
              <svg
                viewBox={`0 0 100 ${2 * links.length}`}
                preserveAspectRatio="none"
                className={`${drawing} ${styles.lines}`}
                aria-hidden="true"
              >
                <path
                  d={`M0 ${middle}C50 ${middle} 50 ${2 * index + 1} 100 ${2 * index + 1}`}
                  fill="none"
                  className={styles.line}
                />
              </svg>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.visitor}>
        <Artwork composition={visitor} />
      </div>
    </div>
  );
}
