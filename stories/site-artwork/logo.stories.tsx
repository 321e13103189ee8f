import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from '#design-system';
import { company } from '../../site/content/company/company.ts';
import { Logo } from '../../site/content/company/logo.tsx';
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
