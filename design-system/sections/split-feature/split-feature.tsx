import { useId } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { CheckList } from '../../primitives/check-list/check-list.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { type GroundName, Section } from '../../primitives/section/section.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { ground as grounds } from '../../tokens/theme.css.ts';
import * as styles from './split-feature.css.ts';

/** A picture beside its points, as data. */
export type SplitFeatureContent = {
  title: string;
  eyebrow?: string;
  lead?: string;
  /** Short points, each with a tick. */
  points?: readonly string[];
  action?: LinkTarget;
  picture: Picture;
};

export type SplitFeatureProps = SplitFeatureContent & {
  /** Default `paper`. */
  ground?: GroundName | undefined;
  /** The picture's own ground. Default `sand`. */
  frame?: GroundName | undefined;
  /** Which side the picture is on, from 767 px of width. Default `end`. */
  side?: 'start' | 'end' | undefined;
};

/** An image block: one picture, one claim, a list of points. */
export function SplitFeature({
  title,
  eyebrow,
  lead,
  points,
  action,
  picture,
  ground,
  frame = 'sand',
  side = 'end',
}: SplitFeatureProps) {
  const titleId = useId();
  return (
    <Section ground={ground} labelledBy={titleId}>
      <div className={styles.layout[side]}>
        <Stack gap="x3" align="start">
          <Stack gap="x1h">
            {eyebrow && (
              <Text size="small" tone="accent" weight="semibold">
                {eyebrow}
              </Text>
            )}
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
          </Stack>
          {lead && (
            <Text size="body" tone="soft">
              {lead}
            </Text>
          )}
          {points && <CheckList items={points} />}
          {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
        </Stack>
        <div className={`${styles.frame} ${grounds[frame]}`}>
          <Artwork composition={picture.composition} label={picture.alt} />
        </div>
      </div>
    </Section>
  );
}
