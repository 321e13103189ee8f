import { classNames } from '../class-names/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './section-header.css.ts';

/** A section's header as data. */
export type SectionHeaderContent = {
  /** What the visitor gets here, in a few words. This is the section's level 2 heading. */
  title: string;
  /** One or two sentences about the section's content. */
  lead?: string;
  /**
   * Whether the lead changes while the visitor reads. Screen readers then announce it (WCAG 4.1.3).
   */
  isLive?: boolean;
  /** A short label above the title. */
  eyebrow?: string;
};

export const sectionHeaderVariants = ['stacked', 'split'] as const;
export type SectionHeaderVariant = (typeof sectionHeaderVariants)[number];

export type SectionHeaderProps = SectionHeaderContent & {
  /** The title's `id`, so that it can name a carousel or a form. */
  id?: string | undefined;
  /**
   * `stacked` puts the lead below the title. `split` puts the title on the left, in two thirds of the
   * width, and the lead on the right. Without a lead, the title takes the whole width.
   * @default 'stacked'
   */
  variant?: SectionHeaderVariant | undefined;
  /**
   * `large` is for the section that a page is mainly about, so only one per page.
   * @default 'regular'
   */
  titleSize?: 'regular' | 'large' | undefined;
};

/**
 * A section's title (level 2) with its lead.
 *
 * Not for the title of a page: use `Banner`, which sets it at level 1. For titles within the
 * section, such as those of cards, use `Heading` at level 3.
 */
export function SectionHeader({
  title,
  lead,
  isLive,
  eyebrow,
  id,
  variant = 'stacked',
  titleSize,
}: SectionHeaderProps) {
  const arrangement = styles.variant[lead ? variant : 'stacked'];
  return (
    <div className={classNames(arrangement, titleSize === 'large' && styles.large)}>
      <Stack gap="x1h">
        {eyebrow && (
          <Text size="small" tone="accent" weight="semibold">
            {eyebrow}
          </Text>
        )}
        <Heading level={2} id={id}>
          {title}
        </Heading>
      </Stack>
      {lead && (
        <div role={isLive ? 'status' : undefined}>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        </div>
      )}
    </div>
  );
}
