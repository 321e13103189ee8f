import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeader } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { onGround } from '../on-ground.tsx';
import { header, longHeader } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Section header',
  component: SectionHeader,
  args: { ...header, id: 'title' },
  parameters: { layout: 'padded', ...allWidths },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Split: Story = {};

export const Stacked: Story = { args: { layout: 'stacked' } };

export const Centered: Story = { args: { layout: 'center' } };

export const TitleAlone: StoryObj<typeof SectionHeader> = {
  render: () => <SectionHeader id="title" title="Work" />,
};

export const LongWords: Story = { args: longHeader };

export const OnSand: Story = {
  args: { eyebrow: 'How we work' },
  decorators: [onGround('sand')],
};

export const OnInk: Story = { ...OnSand, decorators: [onGround('ink')] };
