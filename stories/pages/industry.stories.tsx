import type { StoryObj } from '@storybook/react-vite';
import { sitePage } from './site-page.tsx';

const meta = { title: 'Pages/Industry', tags: ['!autodocs'], ...sitePage('/industries/goverment') };

export default meta;

export const Industry: StoryObj<typeof meta> = {};
