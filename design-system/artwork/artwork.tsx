import { background } from '../tokens/theme.css.ts';
import { drawing, ownBackground } from './artwork.css.ts';
import type { Composition } from './composition.ts';
import { rounded } from './rounded.ts';
import { ShapeElement } from './shape.tsx';

export type ArtworkProps = {
  /** What is drawn, in the kit's shapes. */
  composition: Composition;
  /**
   * What the drawing shows, for people who can't see it (WCAG 1.1.1). Without a label, the drawing
   * is decoration, and assistive technology skips it.
   */
  label?: string | undefined;
};

/**
 * Draws a composition as one inline SVG, as wide as its parent, in the colors of its background.
 *
 * Not for a small drawing on a card or in a button: use `Glyph` or `Icon`, which are made for that
 * size. For a photo, use an `<img>`.
 */
export function Artwork({ composition, label }: ArtworkProps) {
  const { width, height, background: own, bleeds, shapes } = composition;
  return (
    <svg
      viewBox={`0 0 ${rounded(width)} ${rounded(height)}`}
      className={own ? `${drawing} ${ownBackground} ${background[own]}` : drawing}
      overflow={bleeds && 'visible'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's shapes never change order
        <ShapeElement key={index} shape={shape} />
      ))}
    </svg>
  );
}
