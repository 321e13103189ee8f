import type { ReactNode } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { standing } from '../../artwork/standing.css.ts';
import { PageBreadcrumbs } from '../../primitives/breadcrumbs/page-breadcrumbs.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { TextLinks } from '../../primitives/link/text-links.tsx';
import { Container } from '../../primitives/section/section.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import type { ImagePosition } from '../image-position.ts';
import * as styles from './banner.css.ts';
import type { BannerContent } from './banner-content.ts';

export type { BannerContent } from './banner-content.ts';

export const bannerVariants = ['split', 'scene', 'stacked'] as const;
export type BannerVariant = (typeof bannerVariants)[number];

export type BannerProps = BannerContent & {
  /** @default 'inverse' */
  background?: BackgroundName | undefined;
  /** A line below the actions, such as figures that speak for the company. */
  note?: string | undefined;
} & (
    | {
        art: Composition;
        /**
         * `split` puts art next to the text. In a `scene`, what is drawn stands on the section
         * below, or on the card of `Stats`, so it must reach the drawing's lower edge. Paper has only
         * the scene's words. `stacked` puts a wide picture below the text. A banner without a picture has no variants.
         * @default 'split'
         */
        variant?: 'split' | 'scene' | undefined;
        /**
         * The side that the art is on, from 767 px.
         * @default 'end'
         */
        imagePosition?: ImagePosition | undefined;
        children?: undefined;
      }
    | { art: Composition; variant: 'stacked'; imagePosition?: undefined; children?: undefined }
    | {
        art?: undefined;
        /** As with art: a picture with words may be a `scene`. */
        variant?: 'scene' | undefined;
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
  title,
  lead,
  eyebrow,
  action,
  secondAction,
  links,
  art,
  background = 'inverse',
  variant = 'split',
  imagePosition = 'end',
  note,
  children,
}: BannerProps) {
  // Not a `Section`, because a banner has its own spacing and its title is the page's title.
  const picture = children ?? (art && <Artwork composition={art} />);
  const beside = imagePosition === 'start' ? 'mirrored' : 'split';
  const drawn = variant === 'stacked' ? 'stacked' : beside;
  const arrangement = picture ? drawn : 'plain';
  return (
    <section className={`${styles.banner} ${backgrounds[background]}`}>
      <Container>
        <PageBreadcrumbs />
        <div className={styles.arrangement[arrangement]}>
          <Stack gap="x3" align="start">
            <Stack gap="x1">
              {eyebrow && (
                <Text size="small" tone="accent" weight="semibold">
                  {eyebrow}
                </Text>
              )}
              <Heading level={1} tabIndex={-1}>
                {title}
              </Heading>
            </Stack>
            <Text size="lead" tone="soft">
              {lead}
            </Text>
            {action && (
              <Cluster>
                <ButtonLink href={action.href}>{action.label}</ButtonLink>
                {secondAction && (
                  <ButtonLink href={secondAction.href} variant="outline">
                    {secondAction.label}
                  </ButtonLink>
                )}
              </Cluster>
            )}
            {links && (
              <div className={styles.links}>
                <TextLinks links={links} />
              </div>
            )}
            {note && <Text tone="soft">{note}</Text>}
          </Stack>
          {picture && (
            <div
              className={classNames(
                variant === 'scene' ? standing : styles.picture,
                arrangement === 'mirrored' && styles.mirrored,
              )}
            >
              {picture}
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
