import { useId } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { smallDrawing } from '../../artwork/small-drawing.css.ts';
import { lined } from '../../primitives/grid/grid.css.ts';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './reasons.css.ts';

/** One reason as data. */
export type Reason = {
  title: string;
  text: string;
  /**
   * A small drawing of what the reason promises, such as a page of the contract. It is above the
   * title, in place of the dot, and decoration. All reasons have one of the same size, or none has.
   */
  art?: Composition;
};

/** Reasons as data. */
export type ReasonsContent = SectionHeaderContent & {
  /** Three to six reasons, the strongest first. */
  reasons: readonly Reason[];
};

export type ReasonsProps = ReasonsContent & {
  /** @default 'inverse' */
  background?: BackgroundName | undefined;
  /**
   * The number of columns on a desktop. Two have larger titles.
   * @default 4 for four reasons, 2 for other numbers
   */
  columns?: 2 | 4 | undefined;
};

/**
 * Reasons to choose the company, side by side, in one row of four or in rows of two. Each is a
 * sentence in large type with an explanation. The titles of a row are equally tall, so its texts
 * start at the same height. On a phone, reasons with drawings scroll sideways and snap.
 *
 * Not for points of a few words: use `SellingPoints`. For praise from clients, use `Testimonials`.
 */
export function Reasons({
  reasons,
  background = 'inverse',
  columns = reasons.length === 4 ? 4 : 2,
  ...header
}: ReasonsProps) {
  const id = useId();
  const size = columns === 4 ? 4 : 3;
  const isDrawn = reasons.some(({ art }) => art);
  const titleId = isDrawn ? id : undefined;
  return (
    <TitledSection {...header} titleId={titleId} background={background}>
      <Grid as="ul" columns={columns} {...(isDrawn && { onPhones: 'rail', labelledBy: titleId })}>
        {reasons.map((reason) => (
          <li key={reason.title} className={lined[reason.art ? 3 : 2]}>
            <div className={styles.reason[reason.art ? 'drawn' : 'dotted']}>
              {reason.art ? (
                <div className={smallDrawing}>
                  <Artwork composition={reason.art} />
                </div>
              ) : (
                <span className={styles.dot} aria-hidden="true" />
              )}
              <Heading level={3} size={size}>
                {reason.title}
              </Heading>
              <Text tone="soft">{reason.text}</Text>
            </div>
          </li>
        ))}
      </Grid>
    </TitledSection>
  );
}
