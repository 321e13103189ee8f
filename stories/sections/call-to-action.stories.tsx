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

export const Basic: Story = {};

/** From 767 px of width; a phone shows the words alone. */
export const WithArt: Story = { args: { art: staffingMatch } };

export const ShortWords: Story = {
  args: { title: 'Talk?', lead: 'We listen.', action: { href: '/contact', label: 'Talk' } },
};

export const LongWords: Story = {
  args: { title: longHeader.title, lead: longHeader.lead, action: longAction, art: staffingMatch },
};

const tones = [
  { tone: 'lime', ground: 'sand' },
  { tone: 'pine', ground: 'white' },
  { tone: 'ink', ground: 'paper' },
  { tone: 'sand', ground: 'ink' },
] as const;

/** The band's own color, on the ground that it stands on. */
export const Tones: Story = {
  render: (args) => (
    <>
      {tones.map(({ tone, ground }) => (
        <CallToAction {...args} key={tone} {...{ tone, ground }} title={`${tone} on ${ground}`} />
      ))}
    </>
  ),
};
