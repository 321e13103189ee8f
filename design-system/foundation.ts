/**
 * What every page of a consumer stands on: the cascade's layers, the brand's tokens, the reset with
 * the focus style, the fonts. Import it once, before anything else of the design system.
 */
import './tokens/layers.css.ts';
import './tokens/theme.css.ts';
import './tokens/reset.css.ts';
import './tokens/fonts.css.ts';
