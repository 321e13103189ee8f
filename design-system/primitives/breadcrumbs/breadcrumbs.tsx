import { Link, type LinkTarget } from '../link/link.tsx';
import * as styles from './breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  /** The pages above this one, from the top. Each address must be unique. */
  parents: readonly LinkTarget[];
  /**
   * What this page is called. It is no link, because the visitor is here. An ellipsis ends what is too
   * long for one line, so the page's title must say all of it.
   */
  current: string;
  /**
   * Names the navigation. Screen readers add the word "navigation".
   * @default 'Breadcrumbs'
   */
  label?: string | undefined;
};

/**
 * Shows where a page lies, with a link to each page above it (WAI-ARIA breadcrumb pattern, WCAG
 * 2.4.8). It wraps where the line is too short, and takes the colors of any background.
 *
 * Not for the steps of a process, which may be done or still to come: use `ProcessSteps`. A page at
 * the top has none, because the `Header` already marks it.
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
