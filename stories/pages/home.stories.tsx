import type { StoryObj } from '@storybook/react-vite';
import { sitePage } from './site-page.tsx';

const meta = {
  title: 'Pages/Home',
  tags: ['!autodocs'],
  ...sitePage('/', ['main > :nth-child(5)']),
};

export default meta;

export const Home: StoryObj<typeof meta> = {};
