import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { CheckList } from '../../primitives/check-list/check-list.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import type { ImagePosition } from '../image-position.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './split-feature.css.ts';

/** A picture next to its points, as data. */
export type SplitFeatureContent = SectionHeaderContent & {
  /** Short points, each with a check mark. */
  points?: readonly string[];
  /** An optional button below the text. */
  action?: LinkTarget;
  /** The drawing next to the text. */
  picture: Picture;
};

export type SplitFeatureProps = SplitFeatureContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * The picture's own background.
   * @default 'subtle'
   */
  imageBackground?: BackgroundName | undefined;
  /**
   * The side that the picture is on, from 767 px.
   * @default 'end'
   */
  imagePosition?: ImagePosition | undefined;
};

/**
 * An image block: one picture, one claim, and a list of points.
 *
 * Not for text without a picture: use `SellingPoints` for points and `IntroSplit` for paragraphs.
 * For a decorative picture, which needs no description, use the `art` of `Banner`.
 */
export function SplitFeature({
  points,
  action,
  picture,
  background,
  imageBackground = 'subtle',
  imagePosition = 'end',
  ...header
}: SplitFeatureProps) {
  return (
    <TitledSection {...header} background={background}>
      {(title) => (
        <div className={styles.imagePosition[imagePosition]}>
          <Stack gap="x3">
            {title}
            {points && <CheckList items={points} variant="ruled" />}
            {action && (
              <div>
                <ButtonLink href={action.href}>{action.label}</ButtonLink>
              </div>
            )}
          </Stack>
          <div className={`${styles.image} ${backgrounds[imageBackground]}`}>
            <Artwork composition={picture.composition} label={picture.alt} />
          </div>
        </div>
      )}
    </TitledSection>
  );
}
