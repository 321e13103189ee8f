import type { ReactNode } from 'react';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './section.css.ts';

export type { BackgroundName } from '../../tokens/backgrounds.ts';

export type ContainerProps = {
  children: ReactNode;
  /**
   * `page` is 1200 px with gutters, `text` keeps to the measure of long text.
   * @default 'page'
   */
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
  /**
   * What the section stands on, edge to edge.
   * @default 'canvas'
   */
  background?: BackgroundName | undefined;
  /** The `id` of its heading, which names the region for assistive technology. */
  labelledBy?: string | undefined;
  /** The target of an in-page link. */
  id?: string | undefined;
  /**
   * `tight` halves the space above and below.
   * @default 'regular'
   */
  space?: 'regular' | 'tight' | undefined;
};

/**
 * A band of the page: its background, its space, its container.
 *
 * Not for a panel within a band of the page: use `Card`. Where only the page's width matters, use
 * `Container`, which adds no background and no vertical space.
 */
export function Section({
  children,
  background: backgroundName = 'canvas',
  labelledBy,
  id,
  space = 'regular',
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.space[space]} ${background[backgroundName]}`}
    >
      <Container>{children}</Container>
    </section>
  );
}
