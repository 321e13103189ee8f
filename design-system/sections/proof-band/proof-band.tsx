import type { ReactNode } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import { panorama, standing } from '../../artwork/standing.css.ts';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { band, steps } from '../explained-figure/explained-figure.css.ts';
import type { ImagePosition } from '../image-position.ts';
import * as styles from './proof-band.css.ts';
import type { ProofBandContent } from './proof-content.ts';
import type { ProofLinksProps } from './proof-links.tsx';
import { Claim, Parts, Quote } from './proof-parts.tsx';

export const proofBandVariants = ['numberFirst', 'scene', 'panorama'] as const;

export type ProofBandProps = ProofBandContent & {
  /** Links to similar work, if any, with their own title. */
  links?: ProofLinksProps | undefined;
  /**
   * The background of the words. In a scene and a panorama, it is the ground.
   * @default 'subtle'
   */
  background?: BackgroundName | undefined;
  /**
   * The background of the picture, up to the window's edge. It should differ from those of the band,
   * and of the sections before and after it. In a scene and a panorama, it is the sky.
   * @default 'accent'
   */
  panelBackground?: BackgroundName | undefined;
} & (
    | {
        /**
         * On a desktop, `numberFirst` has the number on top, and the picture next to all words. A
         * `scene` is as wide as the window: the number is in the sky, and the picture stands on the
         * band with the words. In a `panorama`, the picture is that wide, too, below the number and
         * the quote: five times as wide as high, with its point in the middle third, because phones
         * show no more.
         * @default 'numberFirst'
         */
        variant?: 'numberFirst' | undefined;
        /**
         * The side that the picture is on, from 960 px.
         * @default 'end'
         */
        imagePosition?: ImagePosition | undefined;
      }
    | { variant: 'scene' | 'panorama'; imagePosition?: undefined }
  );

/**
 * One project as proof: the problem, the solution, one very large number, and a quote. On a
 * desktop, the number is as large as its length allows, up to 240 px, in seven of twelve columns. The
 * picture fills the other side, from the band's top to its bottom and to the window's
 * edge. On paper, the number is as large as a page's title.
 *
 * Not for several figures: use `Stats`. For quotes from several clients, use `Testimonials`.
 */
export function ProofBand({
  picture,
  quote,
  action,
  parts,
  links,
  variant,
  imagePosition,
  background = 'subtle',
  panelBackground = 'accent',
  ...claim
}: ProofBandProps) {
  const art = <Artwork composition={picture.composition} label={picture.alt} />;
  const number = <Claim {...claim} />;
  const words = <Quote quote={quote} action={action} />;
  const onGround = (sky: ReactNode, ground: ReactNode) => (
    <>
      <div className={band}>
        <Section background={panelBackground} space="tight">
          {sky}
        </Section>
      </div>
      <Section background={background} space="narrow">
        {ground}
      </Section>
    </>
  );
  if (variant === 'panorama')
    return onGround(
      <>
        <div className={styles.layout.numberFirst}>
          {number}
          {words}
        </div>
        <div className={panorama}>{art}</div>
      </>,
      <Parts parts={parts} links={links} className={steps.wide} />,
    );
  const details = <Parts parts={parts} links={links} />;
  if (variant === 'scene')
    return onGround(
      <div className={styles.layout.numberFirst}>
        <div className={styles.sky}>{number}</div>
        <div className={standing}>{art}</div>
      </div>,
      <div className={styles.layout.mirrored}>
        {words}
        {details}
      </div>,
    );
  return (
    <div className={band}>
      <Section background={background} space="tight">
        <div className={styles.layout[imagePosition === 'start' ? 'mirrored' : 'numberFirst']}>
          {number}
          {words}
          <div className={classNames(styles.panel, backgrounds[panelBackground])}>{art}</div>
          {details}
        </div>
      </Section>
    </div>
  );
}
