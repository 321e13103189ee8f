import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Byline, type Person } from '../../primitives/byline/byline.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { size as headings } from '../../primitives/heading/heading.css.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import { large } from '../../primitives/section-header/section-header.css.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { band } from '../explained-figure/explained-figure.css.ts';
import { TitledRow, TitledRows } from '../titled-rows/titled-rows.tsx';
import { figureWidth } from './figure-width.ts';
import * as styles from './proof-band.css.ts';
import { ProofLinks, type ProofLinksProps } from './proof-links.tsx';

/** A project that proves a claim, as data. */
export type ProofBandContent = {
  /** What the number counts. It is the section's level 2 heading. */
  title: string;
  /** The number, such as "$0.00". Up to 12 characters stay on one line. */
  figure: string;
  /** Optional words about the number before, after the number, such as "down from 94 min". */
  baseline?: string | undefined;
  /** What kind of project it is, such as "Sample project" or the client's name. */
  caption: string;
  /** The client's words, without quotation marks, and who said them. */
  quote: Pick<Person, 'name' | 'portrait'> & { text: string; jobTitle: string };
  /**
   * The problem, the solution, and so on. Two parts, or three without `links`. Titles must be
   * unique.
   */
  parts: readonly { title: string; text: string }[];
  /** An optional button below the quote. */
  action?: LinkTarget | undefined;
  /**
   * What was built. It isn't on paper. Its labels are readable on every phone if it is 480 units wide
   * and they are at least 21 high. If it `bleeds`, its lines continue to the panel's edges, so that it
   * can stand on ground.
   */
  picture: Picture;
};

export const proofBandVariants = ['numberFirst', 'mirrored', 'quoteFirst'] as const;
export type ProofBandVariant = (typeof proofBandVariants)[number];

export type ProofBandProps = ProofBandContent & {
  /** Links to similar work, if any, with their own title. */
  links?: ProofLinksProps | undefined;
  /**
   * On a desktop, `numberFirst` has the number on top, and the picture on the right of all words.
   * `mirrored` swaps the sides. `quoteFirst` is for words that say more than the number: the quote is
   * on top, and larger. What the number counts is first in reading order and on phones.
   * @default 'numberFirst'
   */
  variant?: ProofBandVariant | undefined;
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
  /**
   * The background of the picture, up to the window's edge. It should differ from those of the band,
   * and of the sections before and after it.
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
  title,
  figure,
  baseline,
  caption,
  quote,
  parts,
  picture,
  action,
  links,
  variant = 'numberFirst',
  background = 'subtle',
  panelBackground = 'accent',
}: ProofBandProps) {
  return (
    <div className={band}>
      <Section background={background} space="tight">
        <div className={styles.layout[variant === 'mirrored' ? 'mirrored' : 'numberFirst']}>
          <div className={styles.claim}>
            <Stack gap="x1">
              <Text size="small" tone="muted">
                {caption}
              </Text>
              <Heading level={2} size={3}>
                {title}
              </Heading>
              <p className={styles.figure[figureWidth(figure)]}>{figure}</p>
              {baseline && <p className={headings[3]}>{baseline}</p>}
            </Stack>
          </div>
          <div className={variant === 'quoteFirst' ? `${styles.first} ${large}` : undefined}>
            <Stack gap="x3">
              <blockquote className={styles.quote}>{`“${quote.text}”`}</blockquote>
              <Cluster gap="x3">
                <Byline name={quote.name} role={quote.jobTitle} portrait={quote.portrait} />
                {action && (
                  <ButtonLink href={action.href} variant="outline">
                    {action.label}
                  </ButtonLink>
                )}
              </Cluster>
            </Stack>
          </div>
          <div className={classNames(styles.panel, backgrounds[panelBackground])}>
            <Artwork composition={picture.composition} label={picture.alt} />
          </div>
          <TitledRows>
            {parts.map((part) => (
              <TitledRow key={part.title} title={part.title}>
                <Text tone="soft">{part.text}</Text>
              </TitledRow>
            ))}
            {links && <ProofLinks {...links} />}
          </TitledRows>
        </div>
      </Section>
    </div>
  );
}
