import { writeFontFaces } from '../tokens/font-faces.ts';
import { media } from '../tokens/media.ts';
import { background } from '../tokens/theme.css.ts';
import { writeTheme } from '../tokens/theme-rules.ts';
import { foundationTheme, themes } from './index.ts';

// Only for Storybook: `data-theme` and `data-scheme` on the root decide, not the system settings.
for (const [name, theme] of Object.entries(themes)) {
  const root = `:root[data-theme="${name}"]`;
  if (theme !== foundationTheme) writeFontFaces(theme);
  writeTheme(theme, background, {
    light: { root },
    dark: { root: `${root}[data-scheme="dark"]`, media: media.screen },
  });
}
