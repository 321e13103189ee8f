import '#design-system/foundation';
import type { Preview } from '@storybook/react-vite';
import { oneWidth } from './modes.ts';

export default {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Start here', 'Foundations', 'Guides', 'Artwork', 'Primitives', 'Sections', 'Pages'] },
    },
    ...oneWidth,
  },
  tags: ['autodocs'],
} satisfies Preview;
