import './frozen-clock.ts';
import '#design-system/foundation';
import './docs.css.ts';
import type { Preview } from '@storybook/react-vite';
import { landmark } from './landmark.tsx';
import { oneWidth } from './modes.ts';
import { loadFonts, settle } from './settled.ts';

export default {
  decorators: [landmark],
  loaders: [loadFonts],
  afterEach: settle,
  // The test-runner runs axe itself, where a story can't switch it off.
  initialGlobals: { a11y: { manual: navigator.webdriver } },
  parameters: {
    layout: 'fullscreen',
    // The one rule that the panel leaves out unless told; the tests don't.
    a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Guides',
          'Artwork',
          'Primitives',
          'Sections',
          'Pages',
        ],
      },
    },
    ...oneWidth,
  },
  tags: ['autodocs'],
} satisfies Preview;
