import { assignVars } from '@vanilla-extract/css';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type BackgroundName, foundationTheme } from '#design-system';
// biome-ignore lint/style/noRestrictedImports: the names of the tokens, for pictures that no page shows.
import { vars } from '../../design-system/tokens/contract.ts';

/**
 * The markup of an SVG that needs no stylesheet: it has the theme's light colors for a background.
 */
export function plainSvg(svg: ReactElement, background: BackgroundName) {
  const { backgrounds, artwork } = foundationTheme.light;
  const values: Record<string, string> = {
    ...assignVars(vars.color, backgrounds[background]),
    ...assignVars(vars.artwork, artwork),
  };
  return renderToStaticMarkup(svg).replaceAll(/var\([^)]+\)/g, (name) => {
    const value = values[name];
    if (!value) throw new Error(`A picture outside of pages can’t use the value of ${name}.`);
    return value;
  });
}
