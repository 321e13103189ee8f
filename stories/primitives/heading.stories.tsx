import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading, headingLevels, Stack } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { onEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longWord } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 1, children: header.title },
  argTypes: { level: oneOf(headingLevels), size: oneOf(headingLevels) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sizes scale with the window. */
export const Levels: Story = {
  parameters: allWidths,
  render: () => (
    <Stack gap="x3">
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          {`Level ${level}: ${header.title}`}
        </Heading>
      ))}
    </Stack>
  ),
};

/** Level and visual size are independent. */
export const SmallerThanItsLevel: Story = {
  args: { level: 2, size: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const LongTitle: Story = { args: { children: longHeader.title } };

export const LongWord: Story = { args: { children: longWord }, parameters: allWidths };

export const Backgrounds: Story = { decorators: [onEachBackground] };
