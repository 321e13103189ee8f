import { type ReactNode, useId } from 'react';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './section.css.ts';

export type { BackgroundName } from '../../tokens/backgrounds.ts';

export type ContainerProps = {
  children: ReactNode;
  /**
   * `page` is 1200 px with gutters. `text` is as wide as long text should be.
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

/** The props of a section's band, which all sections share. */
export type SectionBand = {
  /**
   * The section's background, from edge to edge.
   * @default 'canvas'
   */
  background?: BackgroundName | undefined;
  /** The target of an in-page link. */
  id?: string | undefined;
  /**
   * `tight` halves the space above and below.
   * @default 'regular'
   */
  space?: 'regular' | 'tight' | undefined;
};

export type SectionProps = SectionBand &
  (
    | {
        children: ReactNode;
        /** The `id` of its heading, which names the region for assistive technology. */
        labelledBy?: string | undefined;
      }
    | {
        /** Receives the `id` for the heading that names the region. */
        children: (titleId: string) => ReactNode;
        labelledBy?: undefined;
      }
  );

/**
 * A band of the page, with its background, its space, and its container. If a heading names it, it is
 * a region that screen readers list (WCAG 1.3.1).
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
  const titleId = useId();
  const isTitled = typeof children === 'function';
  return (
    <section
      id={id}
      aria-labelledby={isTitled ? titleId : labelledBy}
      className={`${styles.space[space]} ${background[backgroundName]}`}
    >
      <Container>{isTitled ? children(titleId) : children}</Container>
    </section>
  );
}
