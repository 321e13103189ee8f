import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { page } from '../../site/content/contact.ts';
import { waitForMap } from '../wait-for-map.ts';
import { sitePage } from './site-page.tsx';

const meta = { title: 'Pages/Contact', tags: ['!autodocs'], ...sitePage('/contact') };

export default meta;

/** With the map, once it has come. */
export const Contact: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await meta.play({ canvasElement });
    await waitForMap(within(canvasElement).getByTitle(page.map.frameTitle));
  },
};
