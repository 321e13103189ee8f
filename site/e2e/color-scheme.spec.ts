// biome-ignore lint/style/noRestrictedImports: compares the page to the theme's values.
import { foundationTheme } from '../../design-system/themes/index.ts';
import { expect, test } from './test.ts';

const { light, dark } = foundationTheme;

/** In the browser's notation. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages follow the visitor’s color scheme', async ({ page }) => {
    for (const [colorScheme, { canvas }] of [
      ['light', light.backgrounds],
      ['dark', dark.backgrounds],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/oracle-hcm');
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(canvas.background));
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    }
  });

  test('paper is white', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.goto('/oracle-hcm');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});
