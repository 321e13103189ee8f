import type { ReactNode } from 'react';
import type { GroundName } from '../../tokens/brand-theme.ts';
import { ground } from '../../tokens/theme.css.ts';
import * as styles from './section.css.ts';

export type { GroundName } from '../../tokens/brand-theme.ts';

export type ContainerProps = {
  children: ReactNode;
  /** `text` keeps to the measure of long text. Default `page` (1200 px with gutters). */
  width?: 'page' | 'text' | undefined;
};

/**
 * Keeps content within the page's width.
 *
 * Not for content inside a `Section`, which already has one: the gutters would add up. To divide
 * the width into columns, use `Grid`.
 */
export function Container({ children, width = 'page' }: ContainerProps) {
  return <div className={styles.container[width]}>{children}</div>;
}

export type SectionProps = {
  children: ReactNode;
  /** The color the section stands on, edge to edge. Default `paper`. */
  ground?: GroundName | undefined;
  /** The `id` of its heading, which names the region for assistive technology. */
  labelledBy?: string | undefined;
  /** The target of an in-page link. */
  id?: string | undefined;
  /** `tight` halves the space above and below. Default `regular`. */
  space?: 'regular' | 'tight' | undefined;
};

/**
 * A band of the page: its ground, its space, its container.
 *
 * Not for a panel within a band of the page: use `Card`. Where only the page's width matters, use
 * `Container`, which adds no ground and no vertical space.
 */
export function Section({
  children,
  ground: groundName = 'paper',
  labelledBy,
  id,
  space = 'regular',
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.space[space]} ${ground[groundName]}`}
    >
      <Container>{children}</Container>
    </section>
  );
}
