import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { CardLink } from '../../primitives/card-link/card-link.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './card-grid.css.ts';

/** One card as data. */
export type CardContent = {
  title: string;
  text: string;
  glyph?: GlyphName;
  /** The card's link, such as "Read more". The title is added to it for screen readers. */
  link?: LinkTarget;
};

type CardHeadProps = Pick<CardContent, 'title' | 'glyph'> & {
  /** Where the text is: below the head, or next to it. */
  text: keyof typeof styles.head;
};

function CardHead({ title, glyph, text }: CardHeadProps) {
  return (
    <div className={styles.head[text]}>
      {glyph && <Glyph name={glyph} />}
      <Heading level={3}>{title}</Heading>
    </div>
  );
}

/** A card's words, one below the other. */
export function CardWords({ text, link, ...head }: CardContent) {
  return (
    <>
      <CardHead {...head} text="below" />
      <Text tone="soft">{text}</Text>
      {link && <CardLink link={link} about={head.title} />}
    </>
  );
}

/** A card's words in a row: the title on the left, and the text on the right. */
export function CardRow({ text, link, ...head }: CardContent) {
  return (
    <li className={styles.row}>
      <CardHead {...head} text="beside" />
      <div className={styles.rowText}>
        <Text tone="soft">{text}</Text>
        {link && <CardLink link={link} about={head.title} />}
      </div>
    </li>
  );
}
