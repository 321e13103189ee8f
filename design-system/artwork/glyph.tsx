import { tones } from './artwork.css.ts';
import * as styles from './glyph.css.ts';
import { glyphs, type Stroke } from './glyphs.ts';

/** The names of all glyphs. */
export type GlyphName = keyof typeof glyphs;

export type GlyphProps = {
  /** The Glyph story shows all of them. */
  name: GlyphName;
};

/**
 * A small drawing of dots and slots, 48 px square, for the top of a card. It is decoration: the
 * card's title says the same in words.
 *
 * Not for buttons, links, or form fields: use `Icon`, which takes the size and color of the text.
 * For a drawing that carries meaning, use `Artwork` with a `label`, because a glyph has no text
 * alternative.
 */
export function Glyph({ name }: GlyphProps) {
  const strokes: readonly Stroke[] = glyphs[name];
  return (
    <svg
      viewBox="4 0 48 48"
      className={styles.glyph}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={true}
    >
      {strokes.map(([tone, width, path]) => (
        <path key={`${width} ${path}`} stroke={tones[tone]} strokeWidth={width} d={path} />
      ))}
    </svg>
  );
}
