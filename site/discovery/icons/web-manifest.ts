import { foundationTheme } from '#design-system';
import { company } from '../../content/company/company.ts';

/** Icons for home screens, with their width in px. */
export const maskableIcons = { 'icon-192.png': 192, 'icon-512.png': 512 };

const { inverse, canvas } = foundationTheme.light.backgrounds;

/** What a system shows if the site is added to a home screen. */
export const webManifest = JSON.stringify({
  name: company.legalName,
  short_name: company.name,
  start_url: '/',
  // The site has no controls for going back, sharing, or printing, so it opens in the browser.
  display: 'browser',
  theme_color: inverse.background,
  background_color: canvas.background,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...Object.entries(maskableIcons).map(([file, size]) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'maskable',
    })),
  ],
});
