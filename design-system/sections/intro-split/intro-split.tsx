import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import { TrailingArrow } from '../../primitives/link/trailing-arrow.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { pictureLayout } from '../titled-section/picture-layout.css.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';

/** An introduction as data. */
export type IntroSplitContent = Omit<SectionHeaderContent, 'lead'> & {
  /** One to three paragraphs. The first is larger, as a lead. */
  paragraphs: readonly [string] | readonly [string, string] | readonly [string, string, string];
  /**
   * A drawing on the right, or below the words on a phone. Its labels are readable on every phone
   * if it is 480 units wide and they are at least 21 high.
   */
  picture?: Picture;
  /** A link to read more. */
  link?: LinkTarget;
};

export type IntroSplitProps = IntroSplitContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * A short introduction: its title on the left, and its paragraphs on the right. With a picture, all
 * the words are on the left.
 *
 * Not for more than three paragraphs: use `Prose`, which also supports subheadings and lists. For
 * a picture with a list of points, use `SplitFeature`.
 */
export function IntroSplit({ paragraphs, picture, link, background, ...header }: IntroSplitProps) {
  const [lead, ...rest] = paragraphs;
  const words = (
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
          <TrailingArrow />
        </TextLink>
      )}
    </Stack>
  );
  return (
    <TitledSection {...header} space="regular" background={background}>
      {(title) =>
        picture ? (
          <div className={pictureLayout}>
            <Stack gap="x3">
              {title}
              {words}
            </Stack>
            <Artwork composition={picture.composition} label={picture.alt} />
          </div>
        ) : (
          <Grid columns="split" gap="wide" align="start">
            {title}
            {words}
          </Grid>
        )
      }
    </TitledSection>
  );
}
