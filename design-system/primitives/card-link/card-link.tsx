import type { LinkTarget } from '../link/link.tsx';
import { TextLink } from '../link/text-link.tsx';
import { TrailingArrow } from '../link/trailing-arrow.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './card-link.css.ts';

export type CardLinkProps = {
  /** Where it leads, and its visible text, such as "Read more". */
  link: LinkTarget;
  /** What the card is about, for people who hear the link without the card (WCAG 2.4.4). */
  about: string;
};

/**
 * The link of a card. The whole card is clickable, but only these words are the link. The card's
 * subject is added to its name for people who hear links out of context (WCAG 2.4.4).
 *
 * Not for a link outside a card, or for one of several in the same card, because its click area
 * covers everything around it: use `TextLink` for those.
 */
export function CardLink({ link, about }: CardLinkProps) {
  return (
    <TextLink href={link.href} variant="standalone" className={styles.cardLink}>
      {link.label}
      <VisuallyHidden>: {about}</VisuallyHidden>
      <TrailingArrow />
    </TextLink>
  );
}
