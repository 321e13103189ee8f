import { useEffect, useRef, useState } from 'react';
import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './flip-card.css.ts';

/** A flip card as data. Its front shows the glyph and the title, its back the text. */
export type FlipCardContent = { title: string; text: string; glyph: GlyphName };

export type FlipCardProps = FlipCardContent & {
  /**
   * The name of the button that turns the card over. It must contain the title (WCAG 2.5.3).
   * @default (title) => `Turn over: ${title}`
   */
  turnLabel?: ((title: string) => string) | undefined;
};

const turnOver = (title: string) => `Turn over: ${title}`;

/**
 * Turns over to reveal its text: on hover, on keyboard focus, and on tap. Escape turns it back
 * (WCAG 1.4.13). The text is always in the page, so search and screen readers find it.
 * Before hydration and without scripts, only Escape and a second tap have no effect.
 *
 * Not for a card that leads to another page, because all of it is one button already: use `Card`
 * with a `CardLink`. For several under a title, use `FlipCards`.
 */
export function FlipCard({ title, text, glyph, turnLabel = turnOver }: FlipCardProps) {
  /** Hover and focus turn the card over by CSS alone. This is how the visitor turns it back. */
  const [isTurnedBack, setIsTurnedBack] = useState(false);
  /** Before the press that is under way. The press itself gives focus and so turns the card over. */
  const hadFocus = useRef(false);

  // On the document, because a card under the pointer has no focus and gets no key events.
  useEffect(() => {
    const turnBack = ({ key }: KeyboardEvent) => key === 'Escape' && setIsTurnedBack(true);
    document.addEventListener('keydown', turnBack);
    return () => document.removeEventListener('keydown', turnBack);
  }, []);

  return (
    <div
      className={styles.card}
      data-side={isTurnedBack ? 'front' : undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setIsTurnedBack(false)}
    >
      <div className={styles.turner}>
        <div className={`${styles.front} ${background.raised}`}>
          <Glyph name={glyph} />
          <Heading level={3}>{title}</Heading>
        </div>
        <div className={`${styles.back} ${background.brand}`}>
          <Text size="small">{text}</Text>
        </div>
      </div>
      <button
        type="button"
        // Safari gives focus only to buttons that ask for it.
        tabIndex={0}
        className={styles.press}
        aria-label={turnLabel(title)}
        onFocus={() => setIsTurnedBack(false)}
        onPointerDown={({ currentTarget }) => {
          hadFocus.current = currentTarget.matches(':focus');
        }}
        onClick={({ detail, currentTarget }) => {
          // Without a pointer, a press gives no focus. Assistive technology may press from elsewhere.
          const turnsBack =
            (detail ? hadFocus.current : currentTarget.matches(':focus')) && !isTurnedBack;
          currentTarget.focus();
          setIsTurnedBack(turnsBack);
        }}
      />
    </div>
  );
}
