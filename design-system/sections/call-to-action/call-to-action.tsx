import { useId } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { type GroundName, Section } from '../../primitives/section/section.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { ground as grounds } from '../../tokens/theme.css.ts';
import * as styles from './call-to-action.css.ts';

/** A call to action as data. */
export type CallToActionContent = {
  title: string;
  lead: string;
  /** Its label says what happens. */
  action: LinkTarget;
  /** Decorative artwork beside the words, from 767 px of width. */
  art?: Composition;
};

export type CallToActionProps = CallToActionContent & {
  /** The band's own color. Default `lime`. */
  tone?: 'lime' | 'pine' | 'ink' | 'sand' | undefined;
  /** What the band stands on. Default `paper`. */
  ground?: GroundName | undefined;
};

/**
 * One clear next step, in a rounded band.
 *
 * Not for the top of a page: use `Banner`. It has room for one action only; where visitors choose
 * among several pages, use `CardGrid` with a link on each card.
 */
export function CallToAction({
  title,
  lead,
  action,
  art,
  tone = 'lime',
  ground,
}: CallToActionProps) {
  const titleId = useId();
  return (
    <Section ground={ground} labelledBy={titleId} space="tight">
      <div className={`${art ? styles.withArt : styles.band} ${grounds[tone]}`}>
        <Stack gap="x3" align="start">
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </Stack>
        {art && (
          <div className={styles.art}>
            <Artwork composition={art} />
          </div>
        )}
      </div>
    </Section>
  );
}
