import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Reason } from '../reasons/reasons.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './numbered-reasons.css.ts';

/** Numbered reasons as data. */
export type NumberedReasonsContent = SectionHeaderContent & {
  /**
   * Five reasons, the strongest first. With the header, they fill six cells. Each title must be
   * unique.
   */
  reasons: readonly [Reason, Reason, Reason, Reason, Reason];
};

export type NumberedReasonsProps = NumberedReasonsContent & {
  /** @default 'inverse' */
  background?: BackgroundName | undefined;
};

/**
 * Five reasons to choose the company, with large numbers. The header is the first of six cells,
 * with three in a row on a desktop. On a phone, they are short rows.
 *
 * Not for another number of reasons: use `Reasons`. For steps in order, use `ProcessSteps`.
 */
export function NumberedReasons({
  reasons,
  background = 'inverse',
  ...header
}: NumberedReasonsProps) {
  return (
    <TitledSection {...header} background={background}>
      {(title) => (
        <div className={styles.cells}>
          <div className={styles.title}>{title}</div>
          <ol className={styles.list}>
            {reasons.map((reason, index) => (
              <li key={reason.title} className={styles.reason}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <Heading level={3}>{reason.title}</Heading>
                <Text tone="soft">{reason.text}</Text>
              </li>
            ))}
          </ol>
        </div>
      )}
    </TitledSection>
  );
}
