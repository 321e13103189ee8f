import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import { smallDrawing } from '../../artwork/small-drawing.css.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
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
  /** A button below the header, from 767 px. On phones, the page's header has one in view. */
  action?: LinkTarget;
};

export type NumberedReasonsProps = NumberedReasonsContent & {
  /** @default 'inverse' */
  background?: BackgroundName | undefined;
};

/**
 * Five reasons to choose the company, with large numbers. The header is the first of six cells,
 * with three in a row on a desktop. On a phone, they are short rows. A reason's drawing is above its
 * title from 767 px, takes the place of its number on a desktop, and isn't shown on phones.
 *
 * Not for another number of reasons: use `Reasons`. For steps in order, use `ProcessSteps`.
 */
export function NumberedReasons({
  reasons,
  action,
  background = 'inverse',
  ...header
}: NumberedReasonsProps) {
  return (
    <TitledSection {...header} titleSize={2} background={background}>
      {(title) => (
        <div className={styles.cells}>
          <div className={styles.title}>
            <Stack gap="x3">
              {title}
              {action && (
                <div className={wide.tablet}>
                  <ButtonLink href={action.href}>{action.label}</ButtonLink>
                </div>
              )}
            </Stack>
          </div>
          <ol className={styles.list}>
            {reasons.map((reason, index) => (
              <li key={reason.title} className={styles.reason}>
                <span
                  className={classNames(styles.number, reason.art && compact.desktop)}
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <Stack gap="x1">
                  {reason.art && (
                    <div className={`${wide.tablet} ${smallDrawing}`}>
                      <Artwork composition={reason.art} />
                    </div>
                  )}
                  <Heading level={3}>{reason.title}</Heading>
                </Stack>
                <Text tone="soft">{reason.text}</Text>
              </li>
            ))}
          </ol>
        </div>
      )}
    </TitledSection>
  );
}
