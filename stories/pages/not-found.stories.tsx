import type { StoryObj } from '@storybook/react-vite';
import { sitePage } from './site-page.tsx';

const meta = { title: 'Pages/Not found', tags: ['!autodocs'], ...sitePage('/404') };

export default meta;

/** Stays, where the site's leads home after two seconds. */
export const NotFound: StoryObj<typeof meta> = {};
