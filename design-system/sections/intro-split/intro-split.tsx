import { wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';

/** An introduction as data. */
export type IntroSplitContent = Omit<SectionHeaderContent, 'lead'> & {
  /** One to three paragraphs. The first is larger, as a lead. */
  paragraphs: readonly [string] | readonly [string, string] | readonly [string, string, string];
  /** Decorative artwork below the title, from 1199 px, where the title is next to the paragraphs. */
  art?: Composition;
  /** A link to read more. */
  link?: LinkTarget;
};

export type IntroSplitProps = IntroSplitContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * A short introduction, with its title on the left and its paragraphs on the right.
 *
 * Not for more than three paragraphs: use `Prose`, which also supports subheadings and lists. For
 * text that goes with a picture, use `SplitFeature`.
 */
export function IntroSplit({ paragraphs, art, link, background, ...header }: IntroSplitProps) {
  const [lead, ...rest] = paragraphs;
  return (
    <TitledSection {...header} titleSize={2} background={background}>
      {(title) => (
        <Grid columns="split" gap="wide" align="start">
          <Stack gap="x4">
            {title}
            {art && (
              <div className={wide.desktop}>
                <Artwork composition={art} />
              </div>
            )}
          </Stack>
          <Stack gap="x2" align="start">
            <Text size="lead">{lead}</Text>
            {rest.map((paragraph) => (
              <Text key={paragraph} tone="soft">
                {paragraph}
              </Text>
            ))}
            {link && (
              <TextLink href={link.href} variant="standalone">
                {link.label}
              </TextLink>
            )}
          </Stack>
        </Grid>
      )}
    </TitledSection>
  );
}
