import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { panorama } from '../../artwork/standing.css.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { CheckList } from '../../primitives/check-list/check-list.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { band } from '../explained-figure/explained-figure.css.ts';
import { pictureLayout } from '../titled-section/picture-layout.css.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './split-feature.css.ts';

/** A picture next to its points, as data. */
export type SplitFeatureContent = SectionHeaderContent & {
  /** Short points, each with a check mark. */
  points?: readonly string[];
  /** An optional button below the text. */
  action?: LinkTarget;
  /** The drawing next to the text, or below it. */
  picture: Picture;
};

export const splitFeatureVariants = ['framed', 'panorama'] as const;

export type SplitFeatureProps = SplitFeatureContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
} & (
    | {
        /**
         * A `framed` picture is next to the text. A `panorama` stands on the section below, from edge
         * to edge of the window: four or five times as wide as high, with its point in the middle third,
         * because phones show no more. Paper has only the words.
         * @default 'framed'
         */
        variant?: 'framed' | undefined;
        /**
         * The picture's own background.
         * @default 'subtle'
         */
        imageBackground?: BackgroundName | undefined;
      }
    | { variant: 'panorama'; imageBackground?: undefined }
  );

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
  variant = 'framed',
  imageBackground = 'subtle',
  ...header
}: SplitFeatureProps) {
  const list = points && <CheckList items={points} variant="ruled" />;
  const button = action && (
    <div>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </div>
  );
  const drawing = <Artwork composition={picture.composition} label={picture.alt} />;
  return (
    <div className={variant === 'panorama' ? band : undefined}>
      <TitledSection {...header} background={background}>
        {(title) =>
          variant === 'panorama' ? (
            <>
              <div className={pictureLayout}>
                <Stack gap="x3">
                  {title}
                  {button}
                </Stack>
                {list}
              </div>
              <div className={panorama}>{drawing}</div>
            </>
          ) : (
            <div className={pictureLayout}>
              <Stack gap="x3">
                {title}
                {list}
                {button}
              </Stack>
              <div className={`${styles.image} ${backgrounds[imageBackground]}`}>{drawing}</div>
            </div>
          )
        }
      </TitledSection>
    </div>
  );
}
