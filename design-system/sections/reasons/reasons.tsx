import { classNames } from '../../primitives/class-names/class-names.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './reasons.css.ts';

/** One reason as data. */
export type Reason = { title: string; text: string };

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
 * sentence in large type with an explanation.
 *
 * Not for points of a few words: use `SellingPoints`. For praise from clients, use `Testimonials`.
 */
export function Reasons({
  reasons,
  background = 'inverse',
  columns = reasons.length === 4 ? 4 : 2,
  ...header
}: ReasonsProps) {
  const isRow = columns === 4;
  return (
    <TitledSection {...header} background={background}>
      <ul className={classNames(styles.list, isRow && styles.four)}>
        {reasons.map((reason) => (
          <li key={reason.title} className={styles.reason}>
            <span className={styles.dot} aria-hidden="true" />
            <Stack gap="x1">
              <Heading level={3} size={isRow ? 4 : 3}>
                {reason.title}
              </Heading>
              <Text tone="soft">{reason.text}</Text>
            </Stack>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
