import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text, TextLink } from '#design-system';
import { forcedColors, hovered } from '../../.storybook/modes.ts';
import { onEachGround } from '../on-each-ground.tsx';
import { onGround } from '../on-ground.tsx';
import { longAction } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Text link',
  component: TextLink,
  args: { href: '/contact', children: 'Ask for a shortlist' },
  render: (args) => (
    <Text>
      Tell us the role. <TextLink {...args} /> and meet three people.
    </Text>
  ),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Underlined: within text, color alone doesn't mark a link (WCAG 1.4.1). */
export const Inline: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveStyle({
      textDecorationLine: 'underline',
    });
  },
};

export const Standalone: Story = {
  args: { look: 'standalone' },
  render: (args) => <TextLink {...args} />,
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const LongLabel: Story = { args: { children: `${longAction.label} `.repeat(4) } };

export const FocusedOnInk: Story = { ...Focused, decorators: [onGround('ink')] };

export const Grounds: Story = { decorators: [onEachGround] };

export const Hovered: Story = { ...Grounds, ...hovered };

export const StandaloneHovered: Story = { ...Standalone, ...hovered };

export const InForcedColors: Story = { ...Focused, parameters: forcedColors };
