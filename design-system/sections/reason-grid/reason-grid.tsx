import { useId } from 'react';
import { wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { Rail } from '../../primitives/rail/rail.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Reason } from '../reasons/reasons.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './reason-grid.css.ts';

/** A reason with a drawing of what it promises, which is decoration. */
type DrawnReason = Reason & { art: Composition };

/** Five reasons as data. */
export type ReasonGridContent = SectionHeaderContent & {
  /**
   * Five reasons, the strongest first. With the header, they fill six cells. Their drawings are as
   * wide as the cells, and should have one ratio. Each title must be unique.
   */
  reasons: readonly [DrawnReason, DrawnReason, DrawnReason, DrawnReason, DrawnReason];
  /**
   * A button next to the header, or below it if there is no room, from 767 px. On phones, the page's
   * header has one in view.
   */
  action?: LinkTarget;
};

export type ReasonGridProps = ReasonGridContent & {
  /** @default 'inverse' */
  background?: BackgroundName | undefined;
};

/**
 * Five reasons to choose the company, each below its drawing. From 767 px, the header is the first
 * of six cells, two in a row. On a desktop, the first reason is below the header and as wide as two
 * others. On a phone, reasons scroll sideways and snap. If they scroll, the list is focusable, so
 * that the keyboard can scroll it (WCAG 2.1.1).
 *
 * Not for four reasons with one drawing: use `Reasons`. For steps in order, use `ProcessSteps`.
 */
export function ReasonGrid({
  reasons,
  action,
  background = 'inverse',
  ...header
}: ReasonGridProps) {
  const titleId = useId();
  return (
    <TitledSection {...header} titleId={titleId} space="regular" background={background}>
      {(title) => (
        <div className={styles.cells}>
          <div className={styles.title}>
            <Cluster gap="x3" justify="between">
              {title}
              {action && (
                <div className={wide.tablet}>
                  <ButtonLink href={action.href}>{action.label}</ButtonLink>
                </div>
              )}
            </Cluster>
          </div>
          <Rail as="ul" labelledBy={titleId} className={styles.list}>
            {reasons.map(({ title, text, art }) => (
              <li key={title} className={styles.reason}>
                <Artwork composition={art} />
                <Stack gap="x1">
                  <Heading level={3}>{title}</Heading>
                  <Text tone="soft">{text}</Text>
                </Stack>
              </li>
            ))}
          </Rail>
        </div>
      )}
    </TitledSection>
  );
}
