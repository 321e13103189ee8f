import { classNames } from '../primitives/class-names/class-names.ts';
import { Link, type LinkHref, type LinkTarget } from '../primitives/link/link.tsx';
import { compact, wide } from './arrangements.css.ts';
import { Artwork } from './artwork.tsx';
import type { Composition } from './composition.ts';
import * as styles from './link-diagram.css.ts';

export type LinkDiagramProps = {
  /**
   * One column each, about three, with up to five links from top to bottom. Each target must be
   * unique. Labels above 18 characters take two lines.
   */
  groups: readonly (readonly LinkTarget[])[];
  /** The target of the link that is always lit, as an example of a match. */
  example: LinkHref;
  /** What the links have in common, for assistive technology. */
  label: string;
  /**
   * A scene below the links, such as who leads to them. The columns, in the brand tone, stand on its
   * upper edge, and what is drawn stands on its lower edge. Decoration.
   */
  art: Composition;
  /** Columns and scene in one drawing, which replaces both below 960 px. Decoration. */
  compactArt: Composition;
};

/**
 * Links as a rack of slots, above a scene. Hovering or focusing a link lights its slot. Each is 44 px
 * high or more (WCAG 2.5.8).
 *
 * Not for a choice on the same page: use `HeroDiagram`. Phones show no links, so the page needs them
 * in another place, too. Links that need a description belong in a `CardGrid`.
 */
export function LinkDiagram({ groups, example, label, art, compactArt }: LinkDiagramProps) {
  return (
    <>
      <div className={compact.laptop}>
        <Artwork composition={compactArt} />
      </div>
      <div className={wide.laptop}>
        <ul className={styles.rack} aria-label={label}>
          {groups.map((links) => (
            <li key={links[0]?.href}>
              <ul className={styles.column}>
                {links.map(({ href, label: text }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      className={classNames(styles.link, href === example && styles.lit)}
                    >
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <Artwork composition={art} />
      </div>
    </>
  );
}
