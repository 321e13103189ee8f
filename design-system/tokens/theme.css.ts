import { styleVariants } from '@vanilla-extract/css';
import { foundationTheme } from '../themes/index.ts';
import { backgroundNames } from './backgrounds.ts';
import { vars } from './contract.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { writeTheme } from './theme-rules.ts';

/** Classes that set a background and, through the `color` tokens, the colors of everything on it. */
export const background = styleVariants(
  Object.fromEntries(backgroundNames.map((name) => [name, name])) as Record<
    (typeof backgroundNames)[number],
    string
  >,
  () => ({
    '@layer': {
      [layers.tokens]: { backgroundColor: vars.color.background, color: vars.color.text },
    },
  }),
);

// In CSS only, so that no page flashes in the wrong color scheme.
writeTheme(foundationTheme, background, {
  light: { root: ':root' },
  dark: { root: ':root', media: media.dark },
});
