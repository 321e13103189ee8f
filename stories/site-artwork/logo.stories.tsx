import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from '#design-system';
import { Logo } from '../../site/artwork/logo.tsx';
import { company } from '../../site/content/company.ts';
import { onBackground } from '../on-background.tsx';

const meta = {
  title: 'Site artwork/Logo',
  component: Logo,
  render: () => <Brand name={company.name} href="/" logo={<Logo />} />,
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnInverse: Story = { decorators: [onBackground('inverse')] };

export const OnCanvas: Story = { decorators: [onBackground('canvas')] };
