/**
 * What every page needs: the cascade layers, the theme's tokens, the reset with the focus style, and
 * the fonts. Import it once, before anything else from the design system.
 */
import './tokens/layers.css.ts';
import './tokens/theme.css.ts';
import './tokens/reset.css.ts';
import './tokens/print.css.ts';
import './tokens/fonts.css.ts';
