import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroDiagram } from '#design-system';
import { allWidths, forcedColors, motion } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { heroPeople } from '../sample-content.ts';

const meta = {
  title: 'Artwork/Hero diagram',
  component: HeroDiagram,
  args: {
    roles: [
      'React engineer',
      'Data scientist',
      'Salesforce admin',
      'Cloud architect',
      'QA analyst',
    ],
    people: heroPeople,
  },
  parameters: allWidths,
} satisfies Meta<typeof HeroDiagram>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Selecting another role, with the pointer or the keyboard, moves the match. Only one is
 * highlighted at a time.
 */
export const OnInverse: Story = {
  decorators: [onBackground('inverse')],
  play: async ({ canvas, userEvent }) => {
    const roles = canvas.getAllByRole('radio');
    const slotOf = (name: string) => getComputedStyle(canvas.getByText(name)).backgroundColor;
    const bright = slotOf('Data scientist');
    await userEvent.click(canvas.getByText('QA analyst'));
    await expect(canvas.getByRole('radio', { name: 'QA analyst' })).toBeChecked();
    await expect(slotOf('QA analyst')).toBe(bright);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Salesforce admin' })).toBeChecked();
    await expect(roles.filter((role) => role.matches(':checked'))).toHaveLength(1);
    await expect(slotOf('Salesforce admin')).toBe(bright);
    await expect(slotOf('QA analyst')).not.toBe(bright);
  },
};

export const OnCanvas: Story = { decorators: [onBackground('canvas')] };

export const InForcedColors: Story = { ...OnCanvas, parameters: forcedColors };

/** After the lines have drawn themselves. */
export const OnInverseInMotion: Story = { ...OnInverse, parameters: motion };
