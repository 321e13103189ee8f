import { useRef, useSyncExternalStore } from 'react';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import { useIsNear } from '../../primitives/near/near.ts';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './map-embed.css.ts';

export type MapEmbedProps = SectionHeaderContent & {
  /** The map's URL. Its server must allow it in a frame. */
  src: string;
  /** Describes what the frame shows (WCAG 4.1.2). */
  frameTitle: string;
  /** The postal address as text, line by line, for people who can't use the map. */
  address: readonly string[];
  /** Opens the address in the visitor's own map service, in a new tab. */
  link: LinkTarget;
  /**
   * The map's height, in px.
   * @default 320
   */
  height?: keyof typeof styles.height | undefined;
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
};

/**
 * A frame takes focus away from the window. Only after that does the document know which frame it
 * was.
 */
const subscribeToFocus = (notify: () => void) => {
  const notifyAfterward = () => setTimeout(notify);
  addEventListener('blur', notifyAfterward);
  addEventListener('focus', notifyAfterward);
  return () => {
    removeEventListener('blur', notifyAfterward);
    removeEventListener('focus', notifyAfterward);
  };
};

/**
 * A map, with the same address as text next to it. The map loads when the visitor comes within one
 * screen of it. The browser's native lazy loading starts several screens ahead, which on most pages
 * means immediately.
 *
 * Not for several places: use `OfficeList`, which loads nothing from other sites. For an address
 * within other text, a link to a map is enough: use `TextLink`.
 */
export function MapEmbed({
  src,
  frameTitle,
  address,
  link,
  height = 320,
  background = 'subtle',
  ...header
}: MapEmbedProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  // No pseudo-class matches while focus is inside a frame.
  const hasFocus = useSyncExternalStore(
    subscribeToFocus,
    () => document.activeElement?.parentElement === box.current,
    () => false,
  );
  const frame = (shown: string | undefined) => (
    // A new frame, because Firefox adds a step to the history when a frame gets an address later.
    <iframe key={shown} src={shown} title={frameTitle} loading="lazy" className={styles.frame} />
  );
  return (
    <TitledSection {...header} background={background}>
      {(title) => (
        <div className={styles.layout}>
          <Stack gap="x3" align="start">
            {title}
            <address className={styles.address}>
              {address.map((line) => (
                <Text as="span" key={line}>
                  {line}
                </Text>
              ))}
            </address>
            <TextLink href={link.href} variant="standalone" newTab>
              {link.label}
            </TextLink>
          </Stack>
          <div
            ref={box}
            className={`${styles.map} ${styles.height[height]}`}
            data-state={hasFocus ? 'focused' : undefined}
          >
            {isNear === undefined ? (
              <noscript>{frame(src)}</noscript>
            ) : (
              frame(isNear ? src : undefined)
            )}
          </div>
        </div>
      )}
    </TitledSection>
  );
}
