import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkDiagram } from '#design-system';
import { allWidths, forcedColors } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { steps } from '../sample-artwork.ts';
import { longWord } from '../sample-content.ts';

const meta = {
  title: 'Artwork/Link diagram',
  component: LinkDiagram,
  args: {
    label: 'Services',
    portrait: '/portraits/tom-abara.svg',
    groups: [
      [
        { href: '#hiring', label: 'Hiring' },
        { href: '#software', label: 'Software development' },
        { href: '#cloud', label: 'Cloud operations' },
      ],
      [
        { href: '#payroll', label: 'Payroll' },
        { href: '#reports', label: 'Reports and dashboards' },
      ],
    ],
    example: '#payroll',
  },
  parameters: allWidths,
} satisfies Meta<typeof LinkDiagram>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnSubtle: Story = { decorators: [onBackground('subtle')] };

/** The link that has focus, or is hovered, is as bright as the example. */
export const Focused: Story = {
  decorators: [onBackground('subtle')],
  play: async ({ canvas, userEvent }) => {
    const slotOf = (name: string) =>
      getComputedStyle(canvas.getByRole('link', { name })).backgroundColor;
    const plain = slotOf('Hiring');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Software development' })).toHaveFocus();
    await expect(slotOf('Software development')).not.toBe(plain);
    await expect(slotOf('Hiring')).toBe(plain);
  },
};

export const OnInverse: Story = { ...Focused, decorators: [onBackground('inverse')] };

export const InForcedColors: Story = { ...OnSubtle, parameters: forcedColors };

/** On a phone, a drawing replaces the links. */
export const DrawingOnPhones: Story = { ...OnSubtle, args: { onPhones: steps } };

export const LongWords: Story = {
  decorators: [onBackground('canvas')],
  args: {
    groups: [
      [
        { href: '#one', label: longWord },
        { href: '#two', label: 'Digital marketing and brand imaging for companies of every size' },
      ],
    ],
    example: '#two',
  },
};
