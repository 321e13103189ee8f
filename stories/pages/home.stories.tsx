import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sitePage } from './site-page.tsx';

const meta = { title: 'Pages/Home', tags: ['!autodocs'], ...sitePage('/') };

export default meta;

/** With its three carousels, each of which wakes when it comes near. */
export const Home: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await meta.play({ canvasElement });
    const carousels = () => canvasElement.querySelectorAll('[aria-roledescription="carousel"]');
    await waitFor(() => expect(carousels()).toHaveLength(3));
    for (const carousel of carousels()) {
      carousel.scrollIntoView();
      await waitFor(() => expect(carousel.querySelector('[inert]')).toBeInTheDocument());
    }
    scrollTo(0, 0);
  },
};
