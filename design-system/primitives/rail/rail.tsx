import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useOverflow } from '../overflow/use-overflow.ts';
import * as styles from './rail.css.ts';

export type RailProps = {
  /** The items, side by side. */
  children: ReactNode;
  /** The width from which the items are laid out by `className` instead. */
  until: keyof typeof styles.until;
  /**
   * The `id` of the title that names the rail. Where it scrolls, it takes focus, so that keys can scroll
   * it (WCAG 2.1.1). Leave it out if each item can take focus itself.
   */
  labelledBy: string | undefined;
  as: 'div' | 'ul' | 'ol';
  className: string;
};

/** On narrow screens, items that scroll sideways and snap. It needs no script. */
export function Rail({ children, until, labelledBy, as: Tag, className }: RailProps) {
  const rail = useRef<HTMLDivElement & HTMLUListElement & HTMLOListElement>(null);
  // Before scripts, a stop where nothing scrolls does less harm than items that no key can reach.
  const scrolls = useOverflow(rail, true);
  const stop = labelledBy &&
    scrolls && {
      'aria-labelledby': labelledBy,
      role: Tag === 'div' ? 'group' : undefined,
      tabIndex: 0,
    };
  return (
    <Tag ref={rail} {...stop} className={classNames(styles.until[until], className)}>
      {children}
    </Tag>
  );
}
