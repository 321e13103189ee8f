import { Fragment } from 'react';
import { classNames } from '../primitives/class-names/class-names.ts';
import { DecorativeImage } from '../primitives/decorative-image/decorative-image.tsx';
import { Link, type LinkHref, type LinkTarget } from '../primitives/link/link.tsx';
import { compact, wide } from './arrangements.css.ts';
import { drawing, tones } from './artwork.css.ts';
import { Artwork } from './artwork.tsx';
import type { Composition } from './composition.ts';
import * as styles from './link-diagram.css.ts';

export type LinkDiagramProps = {
  /**
   * From top to bottom, with a gap between groups. Each target must be unique. Labels above 30
   * characters may take two lines.
   */
  groups: readonly (readonly LinkTarget[])[];
  /** The target of the link that is always lit, as an example of a match. */
  example: LinkHref;
  /** What the links have in common, for assistive technology. */
  label: string;
  /** The address of a square picture, at least 320 px wide, or an SVG: who leads to the links. */
  portrait: string;
  /**
   * A drawing that replaces the links on phones, where many would fill the screen. Decoration.
   * @default none: phones show the links
   */
  onPhones?: Composition;
};

/**
 * One person on the left, and links on the right. Hovering or focusing a link lights its slot and the
 * line that leads to it. Each link is 36 px high or more, and 52 below 960 px (WCAG 2.5.8).
 *
 * Not for a choice on the same page: use `HeroDiagram`. Links that need a description belong in a
 * `CardGrid`.
 */
export function LinkDiagram({ groups, example, label, portrait, onPhones }: LinkDiagramProps) {
  // Counted in halves of a row, because a gap between groups is one.
  const height = 2 * groups.flat().length + groups.length - 1;
  const from = height / 2;
  return (
    <>
      {onPhones && (
        <div className={compact.tablet}>
          <Artwork composition={onPhones} />
        </div>
      )}
      <div className={classNames(styles.diagram, onPhones && wide.tablet)}>
        <ul className={styles.rows} aria-label={label}>
          {groups.map((links, group) => {
            const above = 2 * groups.slice(0, group).flat().length + group;
            return (
              <Fragment key={links[0]?.href}>
                {group > 0 && <li className={styles.gap} aria-hidden="true" />}
                {links.map(({ href, label: text }, index) => {
                  const to = above + 2 * index + 1;
                  return (
                    <li key={href} className={styles.row}>
                      <Link
                        href={href}
                        className={classNames(styles.link, href === example && styles.lit)}
                      >
                        <svg
                          viewBox={`0 0 100 ${height}`}
                          preserveAspectRatio="none"
                          className={`${drawing} ${styles.lines}`}
                          aria-hidden="true"
                        >
                          <path
                            d={`M0 ${from}C50 ${from} 50 ${to} 100 ${to}`}
                            fill="none"
                            stroke={tones.control}
                            strokeWidth={2}
                            vectorEffect="non-scaling-stroke"
                            className={styles.line}
                          />
                        </svg>
                        {text}
                      </Link>
                    </li>
                  );
                })}
              </Fragment>
            );
          })}
        </ul>
        <DecorativeImage src={portrait} size={160} className={styles.portrait} />
      </div>
    </>
  );
}
