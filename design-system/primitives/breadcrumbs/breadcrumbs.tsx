import { Link, type LinkTarget } from '../link/link.tsx';
import * as styles from './breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  /** The pages above this one, from the top. Each address must be unique. */
  parents: readonly LinkTarget[];
  /**
   * The name of this page. It isn't a link, because the visitor is already here. If it is too long
   * for one line, it ends with an ellipsis, so the page's title must contain all of it.
   */
  current: string;
  /**
   * Names the navigation. Screen readers add the word "navigation".
   * @default 'Breadcrumbs'
   */
  label?: string | undefined;
};

/**
 * Shows where a page is in the site, with a link to each page above it (WAI-ARIA breadcrumb
 * pattern, WCAG 2.4.8). It wraps if the line is too short, and works on any background.
 *
 * Not for the steps of a process: use `ProcessSteps`. Top-level pages need none, because the
 * `Header` already marks them.
 */
export function Breadcrumbs({ parents, current, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {parents.map((parent) => (
          <li key={parent.href} className={styles.entry}>
            <Link href={parent.href} className={styles.link}>
              {parent.label}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
