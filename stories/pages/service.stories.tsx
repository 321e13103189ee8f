import type { StoryObj } from '@storybook/react-vite';
import { sitePage } from './site-page.tsx';

const meta = { title: 'Pages/Service', tags: ['!autodocs'], ...sitePage('/oracle-hcm') };

export default meta;

export const Service: StoryObj<typeof meta> = {};
