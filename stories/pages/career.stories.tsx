import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { sitePage } from './site-page.tsx';

const meta = { title: 'Pages/Career', tags: ['!autodocs'], ...sitePage('/career') };

export default meta;

/** With the demonstration's jobs, once they have come. */
export const Career: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await meta.play({ canvasElement });
    await within(canvasElement).findByRole('heading', { name: 'Cloud architect' });
  },
};
