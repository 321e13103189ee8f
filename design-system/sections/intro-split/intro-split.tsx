import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLinks } from '../../primitives/link/text-links.tsx';
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
  /** Up to three links to read more, the most important first. Each address must be unique. */
  links?:
    | readonly [LinkTarget]
    | readonly [LinkTarget, LinkTarget]
    | readonly [LinkTarget, LinkTarget, LinkTarget];
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
export function IntroSplit({ paragraphs, picture, links, background, ...header }: IntroSplitProps) {
  const [lead, ...rest] = paragraphs;
  const words = (
    <Stack gap="x2" align="start">
      <Text size="lead">{lead}</Text>
      {rest.map((paragraph) => (
        <Text key={paragraph} tone="soft">
          {paragraph}
        </Text>
      ))}
      {links && <TextLinks links={links} />}
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
