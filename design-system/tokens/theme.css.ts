import { createGlobalTheme, styleVariants } from '@vanilla-extract/css';
import { brandTheme, grounds } from './brand-theme.ts';
import { vars } from './contract.ts';
import { layers } from './layers.css.ts';

createGlobalTheme(':root', vars, { '@layer': layers.tokens, ...brandTheme });

/** Sets a ground: its colour, and through the `ground` tokens the look of everything on it. */
export const ground = styleVariants(grounds, (values) => ({
  '@layer': {
    [layers.tokens]: {
      vars: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          vars.ground[name as keyof typeof vars.ground],
          value,
        ]),
      ),
      backgroundColor: vars.ground.background,
      color: vars.ground.text,
    },
  },
}));
