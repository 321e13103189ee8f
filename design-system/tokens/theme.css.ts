import { createGlobalTheme, styleVariants } from '@vanilla-extract/css';
import { pine } from '../themes/pine.ts';
import { vars } from './contract.ts';
import { layers } from './layers.css.ts';

const { backgrounds, ...tokens } = pine;

createGlobalTheme(':root', vars, {
  '@layer': layers.tokens,
  color: backgrounds.canvas,
  ...tokens,
});

/** Sets a background: its own color, and through the `color` tokens that of everything on it. */
export const background = styleVariants(backgrounds, (colors) => ({
  '@layer': {
    [layers.tokens]: {
      vars: Object.fromEntries(
        Object.entries(colors).map(([name, value]) => [
          vars.color[name as keyof typeof vars.color],
          value,
        ]),
      ),
      backgroundColor: vars.color.background,
      color: vars.color.text,
    },
  },
}));
