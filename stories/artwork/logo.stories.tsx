import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#design-system';
import { onBackground } from '../on-background.tsx';

const meta = { title: 'Artwork/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnInverse: Story = { decorators: [onBackground('inverse')] };

export const OnCanvas: Story = { decorators: [onBackground('canvas')] };
