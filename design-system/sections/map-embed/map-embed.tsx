import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './map-embed.css.ts';

export type MapEmbedProps = {
  /** The address of the map's frame; it must allow being framed. Loaded when scrolled near. */
  src: string;
  /** Says what the frame shows (WCAG 4.1.2). */
  title: string;
  /** The address in text, for those who can't use the map. */
  address: readonly string[];
  /** Opens the place in the visitor's own map. */
  link: LinkTarget;
};

/** A map, 400 px high (specification, section 9), with the same place in words beside it. */
export function MapEmbed({ src, title, address, link }: MapEmbedProps) {
  return (
    <div className={styles.layout}>
      <iframe src={src} title={title} loading="lazy" className={styles.map} />
      <Stack gap="x1" align="start">
        <Text weight="semibold">{address[0]}</Text>
        {address.slice(1).map((line) => (
          <Text key={line} size="small" tone="soft">
            {line}
          </Text>
        ))}
        <TextLink href={link.href} look="standalone" newTab>
          {link.label}
        </TextLink>
      </Stack>
    </div>
  );
}
