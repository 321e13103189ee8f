import { Artwork } from '../../artwork/artwork.tsx';
import { panorama, standing } from '../../artwork/standing.css.ts';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { band, steps } from '../explained-figure/explained-figure.css.ts';
import * as styles from './proof-band.css.ts';
import type { ProofBandContent } from './proof-content.ts';
import type { ProofLinksProps } from './proof-links.tsx';
import { Claim, Parts, Quote } from './proof-parts.tsx';

export const proofBandVariants = ['numberFirst', 'mirrored', 'scene', 'panorama'] as const;
export type ProofBandVariant = (typeof proofBandVariants)[number];

export type ProofBandProps = ProofBandContent & {
  /** Links to similar work, if any, with their own title. */
  links?: ProofLinksProps | undefined;
  /**
   * On a desktop, `numberFirst` has the number on top, and the picture on the right of all words.
   * `mirrored` swaps the sides. `scene` is as wide as the window: the number is in the sky, and the
   * picture stands on the band with the words. In a `panorama`, the picture is that wide, too, below
   * the number and the quote: five times as wide as high, with its point in the middle third, because
   * phones show no more.
   * @default 'numberFirst'
   */
  variant?: ProofBandVariant | undefined;
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
};

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
  variant = 'numberFirst',
  background = 'subtle',
  panelBackground = 'accent',
  ...claim
}: ProofBandProps) {
  const art = <Artwork composition={picture.composition} label={picture.alt} />;
  const number = <Claim {...claim} />;
  const words = <Quote quote={quote} action={action} />;
  if (variant === 'panorama')
    return (
      <>
        <div className={band}>
          <Section background={panelBackground} space="tight">
            <div className={styles.layout.numberFirst}>
              {number}
              {words}
            </div>
            <div className={panorama}>{art}</div>
          </Section>
        </div>
        <Section background={background} space="narrow">
          <Parts parts={parts} links={links} className={steps.wide} />
        </Section>
      </>
    );
  const details = <Parts parts={parts} links={links} />;
  if (variant === 'scene')
    return (
      <>
        <div className={band}>
          <Section background={panelBackground} space="tight">
            <div className={styles.layout.numberFirst}>
              <div className={styles.sky}>{number}</div>
              <div className={standing}>{art}</div>
            </div>
          </Section>
        </div>
        <Section background={background} space="narrow">
          <div className={styles.layout.mirrored}>
            {words}
            {details}
          </div>
        </Section>
      </>
    );
  return (
    <div className={band}>
      <Section background={background} space="tight">
        <div className={styles.layout[variant]}>
          {number}
          {words}
          <div className={classNames(styles.panel, backgrounds[panelBackground])}>{art}</div>
          {details}
        </div>
      </Section>
    </div>
  );
}
