import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkDiagram } from '#design-system';
import { allWidths, forcedColors } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { bars, steps } from '../sample-artwork.ts';
import { longWord } from '../sample-content.ts';

const meta = {
  title: 'Artwork/Link diagram',
  component: LinkDiagram,
  args: {
    label: 'Services',
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
    art: bars,
    compactArt: steps,
  },
  parameters: allWidths,
} satisfies Meta<typeof LinkDiagram>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Below 960 px, a drawing replaces the links. */
export const OnSubtle: Story = { decorators: [onBackground('subtle')] };

/** The link that has focus, or is hovered, is as bright as the example. */
export const Focused: Story = {
  decorators: [onBackground('subtle')],
  play: async ({ canvas, userEvent }) => {
    if (innerWidth < 960) {
      await expect(canvas.queryByRole('link')).toBeNull();
      return;
    }
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
