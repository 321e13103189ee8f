import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sitePage } from './site-page.tsx';

const meta = { title: 'Pages/Home', tags: ['!autodocs'], ...sitePage('/') };

export default meta;

/** With its three carousels, once they know which slides are in view. */
export const Home: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await meta.play({ canvasElement });
    const ready = '[aria-roledescription="carousel"]:has([inert])';
    await waitFor(() => expect(canvasElement.querySelectorAll(ready)).toHaveLength(3));
  },
};
