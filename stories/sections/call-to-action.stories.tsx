import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallToAction, staffingMatch } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { action, header, longAction, longHeader } from '../sample-content.ts';

const meta = {
  title: 'Sections/Call to action',
  component: CallToAction,
  args: { ...header, action },
  parameters: allWidths,
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lime: Story = {};

export const Pine: Story = { args: { tone: 'pine' } };

export const Ink: Story = { args: { tone: 'ink' } };

export const Sand: Story = { args: { tone: 'sand' } };

/** From 767 px of width; a phone shows the words alone. */
export const WithArt: Story = { args: { art: staffingMatch } };

export const ShortWords: Story = {
  args: { title: 'Talk?', lead: 'We listen.', action: { href: '/contact', label: 'Talk' } },
};

export const LongWords: Story = {
  args: { title: longHeader.title, lead: longHeader.lead, action: longAction, art: staffingMatch },
};

export const OnSand: Story = { args: { ground: 'sand' } };

export const OnInk: Story = { args: { ground: 'ink' } };
