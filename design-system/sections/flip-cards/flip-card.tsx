import { RefreshCw } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './flip-card.css.ts';

/** A flip card as data. Its front shows the glyph and the title, its back the text. */
export type FlipCardContent = {
  /** A few words. The button's name. */
  title: string;
  /** One to three sentences. */
  text: string;
  /** A picture of the title, as decoration. */
  glyph: GlyphName;
};

export type FlipCardProps = FlipCardContent & {
  /**
   * On the front, beside a mark. It says that the card turns, to those who see it.
   * @default 'Turn over'
   */
  hint?: string | undefined;
};

/**
 * Turns over to reveal its text: on hover, on keyboard focus, and on tap. Escape turns it back
 * (WCAG 1.4.13). The text is always in the page, so search and screen readers find it. So a card is a
 * group, which takes focus for those who see it, and no button: pressing it would give a listener
 * nothing. Before hydration and without scripts, only Escape and a second tap have no effect.
 *
 * Not for a card that leads to another page, because nothing can be pressed on it: use `Card` with a
 * `CardLink`. For several under a title, use `FlipCards`.
 */
export function FlipCard({ title, text, glyph, hint = 'Turn over' }: FlipCardProps) {
  /** Hover and focus turn the card over by CSS alone. This is how the visitor turns it back. */
  const [isTurnedBack, setIsTurnedBack] = useState(false);
  /** Before the tap that is under way. The tap itself gives focus and so turns the card over. */
  const hadFocus = useRef(false);

  // On the document, because a card under the pointer has no focus and gets no key events.
  useEffect(() => {
    const turnBack = ({ key }: KeyboardEvent) => key === 'Escape' && setIsTurnedBack(true);
    document.addEventListener('keydown', turnBack);
    return () => document.removeEventListener('keydown', turnBack);
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, focus turns it over and Escape back.
    <div
      role="group"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focus shows its text (WCAG 2.1.1).
      tabIndex={0}
      className={styles.card}
      data-side={isTurnedBack ? 'front' : undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setIsTurnedBack(false)}
      onFocus={() => setIsTurnedBack(false)}
      onPointerDown={({ currentTarget }) => {
        hadFocus.current = currentTarget.matches(':focus');
      }}
      onClick={() => setIsTurnedBack(hadFocus.current && !isTurnedBack)}
    >
      <div className={styles.turner}>
        <div className={`${styles.front} ${background.raised}`}>
          <Glyph name={glyph} />
          <Heading level={3}>{title}</Heading>
          {/* The text is read out anyway. */}
          <div className={styles.hint} aria-hidden="true">
            <Text as="span" size="small" tone="accent" weight="semibold">
              {hint}
            </Text>
            <Icon icon={RefreshCw} size="small" />
          </div>
        </div>
        <div className={`${styles.back} ${background.brand}`}>
          <Text>{text}</Text>
        </div>
      </div>
    </div>
  );
}
