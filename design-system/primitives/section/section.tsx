import type { ReactNode } from 'react';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './section.css.ts';

export type { BackgroundName } from '../../tokens/backgrounds.ts';

export type ContainerProps = {
  /** The content to keep within the page's width. */
  children: ReactNode;
};

/**
 * Keeps content within the page's width: 1200 px, with gutters.
 *
 * Not for content inside a `Section`, which already has a container: the gutters would add up. To
 * divide the width into columns, use `Grid`.
 */
export function Container({ children }: ContainerProps) {
  return <div className={styles.container}>{children}</div>;
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
   * `tight` has three quarters of the space above and below, for sections that support others.
   * `narrow` has 48 px, for a few words about the section above.
   * @default 'regular'
   */
  space?: 'regular' | 'tight' | 'narrow' | undefined;
};

export type SectionProps = SectionBand & {
  /** The content, within the page's width. */
  children: ReactNode;
};

/**
 * A band of the page, with a background, vertical space, and a container. Screen readers find it by
 * its heading (WCAG 1.3.1, 2.4.6). It has no accessible name, so it isn't a landmark: those are for
 * the few parts that visitors jump to, and a name would only repeat the heading.
 *
 * Not for a panel within a band of the page: use `Card`. If only the page's width matters, use
 * `Container`, which adds no background and no vertical space.
 */
export function Section({
  children,
  background: backgroundName = 'canvas',
  id,
  space = 'regular',
}: SectionProps) {
  return (
    <section id={id} className={`${styles.space[space]} ${background[backgroundName]}`}>
      <Container>{children}</Container>
    </section>
  );
}
