import type { ReactNode } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { panorama, standing } from '../../artwork/standing.css.ts';
import { PageBreadcrumbs } from '../../primitives/breadcrumbs/page-breadcrumbs.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { Container } from '../../primitives/section/section.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import type { ImagePosition } from '../image-position.ts';
import * as styles from './banner.css.ts';
import type { BannerContent } from './banner-content.ts';
import type { BannerFigures } from './banner-figures.tsx';
import { BannerText } from './banner-text.tsx';

export type { BannerContent } from './banner-content.ts';
export type { BannerFigures } from './banner-figures.tsx';

export const bannerVariants = ['scene', 'panorama'] as const;
export type BannerVariant = (typeof bannerVariants)[number];

export type BannerProps = BannerContent & {
  /** @default 'inverse' */
  background?: BackgroundName | undefined;
  /** A line below the actions, such as what the page's readers work with. */
  note?: string | undefined;
  /** Figures that speak for the company. For more than three, use `Stats` below the banner. */
  figures?: BannerFigures | undefined;
} & (
    | {
        art: Composition;
        /**
         * In a `scene`, art is next to the text. What is drawn stands on the section below, or on
         * the card of `Stats`, so it must reach the drawing's lower edge. A `panorama` is below the
         * text, from edge to edge of the window: four times as wide as high, with its point in the
         * middle third, because phones show no more. Paper has only the words.
         * @default 'scene'
         */
        variant?: 'scene' | undefined;
        /**
         * The side that the art is on, from 767 px.
         * @default 'end'
         */
        imagePosition?: ImagePosition | undefined;
        children?: undefined;
      }
    | { art: Composition; variant: 'panorama'; imagePosition?: undefined; children?: undefined }
    | {
        art?: undefined;
        /** As with art, but a `panorama` is only as wide as the page. */
        variant?: 'scene' | 'panorama' | undefined;
        imagePosition?: undefined;
        /** A picture with words, made for this page. It replaces `art`, and must fit on a phone. */
        children?: ReactNode;
      }
  );

/**
 * The top of a page: where it is, what it is about, what the visitor gets, and what to do next.
 *
 * Not for a section further down, because its title is the page's level 1 heading: use
 * `SplitFeature` there. To close a page with a next step, use the `inquiry` of `Footer`.
 */
export function Banner({
  art,
  background = 'inverse',
  variant = 'scene',
  imagePosition = 'end',
  note,
  figures,
  children,
  ...content
}: BannerProps) {
  const picture = children ?? (art && <Artwork composition={art} />);
  const isPanorama = picture && variant === 'panorama';
  const text = <BannerText {...content} note={note} figures={figures} />;
  // Not a `Section`, because a banner has its own spacing and its title is the page's title.
  return (
    <section className={`${styles.banner} ${backgrounds[background]}`}>
      <Container>
        <PageBreadcrumbs />
        {isPanorama ? (
          <div className={styles.abovePanorama}>{text}</div>
        ) : (
          <div className={picture ? styles.besidePicture : undefined}>
            <Stack gap="x3">{text}</Stack>
            {picture && (
              <div className={classNames(standing, imagePosition === 'start' && styles.mirrored)}>
                {picture}
              </div>
            )}
          </div>
        )}
      </Container>
      {isPanorama &&
        (art ? (
          <div className={panorama}>{picture}</div>
        ) : (
          <Container>
            <div className={styles.belowText}>{picture}</div>
          </Container>
        ))}
    </section>
  );
}
