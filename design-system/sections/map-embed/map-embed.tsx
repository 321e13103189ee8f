import { useId } from 'react';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import { type GroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './map-embed.css.ts';

export type MapEmbedProps = SectionHeaderContent & {
  /** The address of the map's frame; it must allow being framed. Loaded when scrolled near. */
  src: string;
  /** Says what the frame shows (WCAG 4.1.2). */
  frameTitle: string;
  /** The postal address in text, line by line, for those who can't use the map. */
  address: readonly string[];
  /** Opens the place in the visitor's own map, in a new tab. */
  link: LinkTarget;
  /** Default `sand`. */
  ground?: GroundName | undefined;
};

/** A map, 400 px high (specification, section 9), with the same place in words beside it. */
export function MapEmbed({
  src,
  frameTitle,
  address,
  link,
  ground = 'sand',
  ...header
}: MapEmbedProps) {
  const titleId = useId();
  return (
    <Section ground={ground} labelledBy={titleId}>
      <div className={styles.layout}>
        <Stack gap="x3" align="start">
          <SectionHeader {...header} id={titleId} layout="stacked" />
          <address className={styles.address}>
            {address.map((line) => (
              <Text as="span" key={line}>
                {line}
              </Text>
            ))}
          </address>
          <TextLink href={link.href} look="standalone" newTab>
            {link.label}
          </TextLink>
        </Stack>
        <iframe src={src} title={frameTitle} loading="lazy" className={styles.map} />
      </div>
    </Section>
  );
}
