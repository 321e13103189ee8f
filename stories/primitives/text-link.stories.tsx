import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text, TextLink, textLinkVariants } from '#design-system';
import { forcedColors, hovered } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { onEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { longAction } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Text link',
  component: TextLink,
  args: { href: '/contact', children: 'Get a shortlist' },
  argTypes: { variant: oneOf(textLinkVariants) },
  render: (args) => (
    <Text>
      Tell us the role. <TextLink {...args} /> and meet three people.
    </Text>
  ),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Underlined, because color alone is not enough to mark a link in text (WCAG 1.4.1). */
export const Inline: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveStyle({
      textDecorationLine: 'underline',
    });
  },
};

export const Standalone: Story = {
  args: { variant: 'standalone' },
  render: (args) => <TextLink {...args} />,
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const LongLabel: Story = { args: { children: `${longAction.label} `.repeat(4) } };

export const FocusedOnInverse: Story = { ...Focused, decorators: [onBackground('inverse')] };

export const Backgrounds: Story = { decorators: [onEachBackground] };

export const Hovered: Story = { ...Backgrounds, ...hovered };

export const StandaloneHovered: Story = { ...Standalone, ...hovered };

export const InForcedColors: Story = { ...Focused, parameters: forcedColors };
