import './frozen-clock.ts';
import '#design-system/foundation';
import './docs.css.ts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { landmark } from './landmark.tsx';
import { oneWidth } from './modes.ts';
import { loadFonts, settle } from './settled.ts';
import { initialTheme, inTheme, themeMenus } from './theme-switch.ts';

// In ms. On a busy machine, the last parts of a page can take longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

export default {
  decorators: [landmark, inTheme],
  loaders: [loadFonts],
  afterEach: settle,
  // The test runner runs axe itself, so no story can switch it off.
  initialGlobals: { ...initialTheme, a11y: { manual: navigator.webdriver } },
  globalTypes: themeMenus,
  parameters: {
    layout: 'fullscreen',
    // The panel leaves this rule out by default. The tests include it.
    a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Start here',
          'Sections at a glance',
          'Foundations',
          'Guides',
          'Artwork',
          'Primitives',
          'Sections',
          'Site artwork',
          'Pages',
          'Themes',
        ],
      },
    },
    ...oneWidth,
  },
  tags: ['autodocs'],
} satisfies Preview;
