import type { StoryObj } from '@storybook/react-vite';
import { sitePage } from './site-page.tsx';

const meta = {
  title: 'Pages/Article',
  tags: ['!autodocs'],
  ...sitePage('/blog/tips-and-tricks-to-develop-a-professional-website', [
    'aside form',
    'main > :nth-child(2)',
  ]),
};

export default meta;

export const Article: StoryObj<typeof meta> = {};
