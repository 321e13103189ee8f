import { useEffect, useId, useState } from 'react';
import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './flip-card.css.ts';

/** A flip card as data: its face shows glyph and title, its back the text. */
export type FlipCardContent = { title: string; text: string; glyph: GlyphName };

/**
 * Turns over to reveal its text on hover, on keyboard focus and on tap; Escape turns it back
 * (WCAG 1.4.13). The text is always in the page, so that it is found and read aloud.
 *
 * Not for a card that leads to another page, because all of it is one button already: use `Card`
 * with a `CardLink`. For several under a title, use `FlipCards`.
 */
export function FlipCard({ title, text, glyph }: FlipCardContent) {
  const textId = useId();
  /** Which side the visitor asked for; before that, the pointer decides by CSS. */
  const [side, setSide] = useState<'front' | 'back'>();

  // On the document, because a card that is only pointed at has no focus to hear keys by.
  useEffect(() => {
    const turnBack = ({ key }: KeyboardEvent) => key === 'Escape' && setSide('front');
    document.addEventListener('keydown', turnBack);
    return () => document.removeEventListener('keydown', turnBack);
  }, []);

  return (
    <div
      className={styles.card}
      data-side={side}
      onPointerEnter={() => setSide(side === 'front' ? undefined : side)}
    >
      <div className={styles.turner}>
        <div className={`${styles.face} ${background.raised}`}>
          <Glyph name={glyph} />
          <Heading level={3}>{title}</Heading>
        </div>
        <div className={`${styles.back} ${background.brand}`} id={textId}>
          <Text size="small">{text}</Text>
        </div>
      </div>
      <button
        type="button"
        className={styles.press}
        aria-label={`Turn over: ${title}`}
        aria-expanded={side === 'back'}
        aria-controls={textId}
        onClick={() => setSide(side === 'back' ? 'front' : 'back')}
        onFocus={({ currentTarget }) =>
          setSide(currentTarget.matches(':focus-visible') ? 'back' : undefined)
        }
        onBlur={() => setSide(undefined)}
      />
    </div>
  );
}
