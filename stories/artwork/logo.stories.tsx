import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#design-system';
import { onGround } from '../on-ground.tsx';

const meta = { title: 'Artwork/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnInk: Story = { decorators: [onGround('ink')] };

export const OnPaper: Story = { decorators: [onGround('paper')] };
