import type { StoryObj } from '@storybook/react-vite';
import { sitePage } from './site-page.tsx';

const meta = { title: 'Pages/Contact', tags: ['!autodocs'], ...sitePage('/contact') };

export default meta;

export const Contact: StoryObj<typeof meta> = {};
