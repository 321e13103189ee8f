import { useId } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './reasons.css.ts';

/** One reason as data. */
export type Reason = { title: string; text: string };

/** Reasons as data. */
export type ReasonsContent = SectionHeaderContent & {
  /** Three to six reasons, the strongest first. */
  reasons: readonly Reason[];
};

export const reasonsVariants = ['aside', 'columns'] as const;
export type ReasonsVariant = (typeof reasonsVariants)[number];

export type ReasonsProps = ReasonsContent & {
  /** @default 'inverse' */
  background?: BackgroundName | undefined;
  /**
   * `aside` keeps the title in view at the left while the reasons pass; `columns` sets them side by
   * side under the title.
   * @default 'aside'
   */
  variant?: ReasonsVariant | undefined;
};

/**
 * Why choose the company: each reason a sentence in large type with its explanation.
 *
 * Not for points of a few words: use `SellingPoints`. For praise from clients, use `Testimonials`.
 */
export function Reasons({
  reasons,
  background = 'inverse',
  variant = 'aside',
  ...header
}: ReasonsProps) {
  const titleId = useId();
  return (
    <Section background={background} labelledBy={titleId}>
      <div className={styles.variant[variant]}>
        <div className={styles.title[variant]}>
          <SectionHeader
            {...header}
            id={titleId}
            variant={variant === 'aside' ? 'stacked' : 'split'}
          />
        </div>
        <ul className={styles.list[variant]}>
          {reasons.map((reason) => (
            <li key={reason.title} className={styles.reason}>
              <span className={styles.dot} aria-hidden="true" />
              <Stack gap="x1">
                <Heading level={3}>{reason.title}</Heading>
                <Text size="small" tone="soft">
                  {reason.text}
                </Text>
              </Stack>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
