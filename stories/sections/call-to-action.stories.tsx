import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, CallToAction } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';
import { bars } from '../sample-artwork.ts';
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

/** From 767 px of width. A phone shows only the text. */
export const WithArt: Story = { args: { art: bars } };

export const ShortWords: Story = {
  args: { title: 'Talk?', lead: 'We listen.', action: { href: '/contact', label: 'Talk' } },
};

export const LongWords: Story = {
  args: { title: longHeader.title, lead: longHeader.lead, action: longAction, art: bars },
};

const backgrounds = [
  { background: 'accent', pageBackground: 'subtle' },
  { background: 'brand', pageBackground: 'raised' },
  { background: 'inverse', pageBackground: 'canvas' },
  { background: 'subtle', pageBackground: 'inverse' },
] as const;

/** The band's own background, and the one around it. */
export const Backgrounds: Story = {
  render: (args) => (
    <>
      {backgrounds.map(({ background, pageBackground }) => (
        <CallToAction
          {...args}
          key={background}
          {...{ background, pageBackground }}
          title={`${background} on ${pageBackground}`}
        />
      ))}
    </>
  ),
};
