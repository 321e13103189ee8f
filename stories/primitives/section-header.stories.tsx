import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SectionHeader, sectionHeaderVariants } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longHeader } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Section header',
  component: SectionHeader,
  args: { ...header, id: 'title' },
  argTypes: { variant: oneOf(sectionHeaderVariants) },
  parameters: { layout: 'padded', ...allWidths },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};

export const Split: Story = { args: { variant: 'split' } };

export const TitleAlone: StoryObj<typeof SectionHeader> = {
  render: () => <SectionHeader id="title" title="Work" />,
};

/** Screen readers announce a lead that changes. */
export const LiveLead: Story = {
  args: { isLive: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(header.lead);
  },
};

export const LongWords: Story = { args: longHeader };

export const OnSubtle: Story = {
  args: { eyebrow: 'How we work' },
  decorators: [onBackground('subtle')],
};

export const OnInverse: Story = { ...OnSubtle, decorators: [onBackground('inverse')] };
