/**
 * The colors of a drawing, named after their purpose. `strong` to `subtle` are the same everywhere.
 * The others depend on the background, so that a drawing works on every background.
 */
export type Tone =
  /** The darkest. It stays visible on `match`. */
  | 'strong'
  /** For shapes next to `brand` that should be less prominent. */
  | 'quiet'
  /** The lightest: a sheet, a screen. */
  | 'raised'
  /** A shade darker than `raised`. */
  | 'subtle'
  /** The body of a drawing: the brand color, but `strong` on the brand's own background. */
  | 'brand'
  /** Text on `brand`: light, or dark in dark mode. */
  | 'onBrand'
  /** The match: the only bright tone in a drawing. On the accent background it is `raised`. */
  | 'match'
  /** The background's own color, for holes. */
  | 'background'
  /** A card on the background. */
  | 'surface'
  /** Hairlines and empty slots. */
  | 'line'
  /** Thin lines that must stay visible. */
  | 'control'
  /** The strongest contrast: dark on light, light on dark. */
  | 'text'
  /** For less important words. */
  | 'muted'
  /** The brand color on light, the accent on dark. */
  | 'accent'
  /** The brand color on light, `quiet` on dark: the body of a glyph. */
  | 'ornament'
  /** The only bright shape next to `accent`: `match` on light, `raised` on dark. */
  | 'spark'
  /** Drawn on `ornament`: `match` on light, `strong` on dark. */
  | 'mark'
  /** Drawn on `ornament`, more quietly: `quiet` on light, `strong` on dark. */
  | 'trace';
