import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, CallToAction, staffingMatch } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { colorWords } from '../color-words.ts';
import { oneOf } from '../one-of.ts';
import { action, header, longAction, longHeader } from '../sample-content.ts';

const meta = {
  title: 'Sections/Call to action',
  component: CallToAction,
  args: { ...header, action },
  argTypes: { background: oneOf(backgroundNames), pageBackground: oneOf(backgroundNames) },
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

const backgrounds = [
  { background: 'accent', pageBackground: 'subtle' },
  { background: 'brand', pageBackground: 'raised' },
  { background: 'inverse', pageBackground: 'canvas' },
  { background: 'subtle', pageBackground: 'inverse' },
] as const;

/** The band's own, and what it stands on. */
export const Backgrounds: Story = {
  render: (args) => (
    <>
      {backgrounds.map(({ background, pageBackground }) => (
        <CallToAction
          {...args}
          key={background}
          {...{ background, pageBackground }}
          title={`${colorWords[background]} on ${colorWords[pageBackground]}`}
        />
      ))}
    </>
  ),
};
