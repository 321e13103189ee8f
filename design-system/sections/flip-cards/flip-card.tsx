import { RefreshCw } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { SceneComposition } from '../../artwork/composition.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './flip-card.css.ts';

/** A flip card as data. Its front shows the scene, the title, and the summary, its back the text. */
export type FlipCardContent = {
  /** A few words. It names the card. */
  title: string;
  /** A few words with the card's main point, for visitors who don't turn it over. */
  summary: string;
  /** One to three sentences that make sense without the front, which isn't visible then. */
  text: string;
  /**
   * The subject, drawn from edge to edge as decoration, in 300 by 108 units. All cards of a section
   * have the same size, so that their titles are level.
   */
  scene: SceneComposition;
};

export type FlipCardProps = FlipCardContent & {
  /**
   * Shown on the front next to a mark. It tells sighted visitors that the card turns.
   * @default 'Turn over'
   */
  hint?: string | undefined;
};

/**
 * Turns over to reveal its text: on hover, on keyboard focus, and on tap. Escape turns it back
 * (WCAG 1.4.13). The text is always in the page, so search and screen readers find it. That is why
 * a card is not a button but a group, which is focusable for sighted keyboard users: pressing a
 * button would do nothing for someone who listens. Before hydration and without scripts, everything
 * works except Escape and a second tap.
 *
 * Not for a card that leads to another page, because it can't contain links: use `Card` with a
 * `CardLink`. For several cards with a title, use `FlipCards`.
 */
export function FlipCard({ title, summary, text, scene, hint = 'Turn over' }: FlipCardProps) {
  /** Hover and focus turn the card over by CSS alone. This is how the visitor turns it back. */
  const [isTurnedBack, setIsTurnedBack] = useState(false);
  /**
   * The state before the current tap, because the tap itself gives focus and so turns the card
   * over.
   */
  const hadFocus = useRef(false);

  // Listens on the document, because a card under the pointer has no focus and gets no key events.
  useEffect(() => {
    const turnBack = ({ key }: KeyboardEvent) => key === 'Escape' && setIsTurnedBack(true);
    document.addEventListener('keydown', turnBack);
    return () => document.removeEventListener('keydown', turnBack);
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    // biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard, focus turns it over, and Escape turns it back.
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
          <Stack gap="x1h">
            <div className={`${styles.scene} ${background[scene.background]}`}>
              <Artwork composition={scene} />
            </div>
            <Stack gap="half">
              <Heading level={3}>{title}</Heading>
              <Text tone="soft">{summary}</Text>
            </Stack>
          </Stack>
          {/* Screen readers read the text anyway. */}
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
