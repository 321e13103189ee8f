import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import * as styles from './call-to-action.css.ts';

/** A call to action as data. */
export type CallToActionContent = {
  /** What to do, as a heading of level 2. */
  title: string;
  /** Why, or what follows, in one or two sentences. */
  lead: string;
  /** Its label should say what happens. */
  action: LinkTarget;
  /** Decorative artwork beside the words, from 767 px of width. */
  art?: Composition;
};

export type CallToActionProps = CallToActionContent & {
  /**
   * The band's own background.
   * @default 'accent'
   */
  background?: BackgroundName | undefined;
  /**
   * The background around the band.
   * @default 'canvas'
   */
  pageBackground?: BackgroundName | undefined;
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
  background = 'accent',
  pageBackground,
}: CallToActionProps) {
  return (
    <Section background={pageBackground} space="tight">
      <div className={`${art ? styles.withArt : styles.band} ${backgrounds[background]}`}>
        <Stack gap="x3" align="start">
          <Heading level={2}>{title}</Heading>
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
