import { useId, useRef } from 'react';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import { useIsNear } from '../../primitives/near/near.ts';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './map-embed.css.ts';

export type MapEmbedProps = SectionHeaderContent & {
  /** The address of the map's frame; it must allow being framed. */
  src: string;
  /** Says what the frame shows (WCAG 4.1.2). */
  frameTitle: string;
  /** The postal address in text, line by line, for those who can't use the map. */
  address: readonly string[];
  /** Opens the place in the visitor's own map, in a new tab. */
  link: LinkTarget;
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
};

/**
 * A map, 400 px high (specification, section 9), with the same place in words beside it. It is asked
 * for when the visitor has come within a screen of it: browsers load lazy frames several screens
 * ahead, and so for everyone.
 *
 * Not for several places: use `OfficeList`, which loads nothing from elsewhere. For one address
 * within other text, a link to a map is enough: use `TextLink`.
 */
export function MapEmbed({
  src,
  frameTitle,
  address,
  link,
  background = 'subtle',
  ...header
}: MapEmbedProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const frame = (shown: string | undefined) => (
    <iframe src={shown} title={frameTitle} loading="lazy" className={styles.frame} />
  );
  return (
    <Section background={background} labelledBy={titleId}>
      <div className={styles.layout}>
        <Stack gap="x3" align="start">
          <SectionHeader {...header} id={titleId} variant="stacked" />
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
        <div ref={box} className={styles.map}>
          {isNear === undefined ? (
            <noscript>{frame(src)}</noscript>
          ) : (
            frame(isNear ? src : undefined)
          )}
        </div>
      </div>
    </Section>
  );
}
