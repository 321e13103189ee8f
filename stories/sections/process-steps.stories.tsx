import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProcessSteps } from '#design-system';
import { allWidths, forcedColors } from '../../.storybook/modes.ts';
import { sectionOnEachGround } from '../on-each-ground.tsx';
import { cards, header, longHeader, longSentence, longWord } from '../sample-content.ts';

const steps = cards.map(({ title, text }) => ({ title, text }));

const meta = {
  title: 'Sections/Process steps',
  component: ProcessSteps,
  args: { ...header, steps: steps.slice(0, 4) },
  parameters: allWidths,
} satisfies Meta<typeof ProcessSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent?.slice(0, 2))).toEqual([
      '01',
      '02',
      '03',
      '04',
    ]);
  },
};

export const Blocks: Story = { args: { layout: 'blocks' } };

export const Ladder: Story = { args: { layout: 'ladder' } };

export const ThreeSteps: Story = { args: { steps: steps.slice(0, 3) } };

export const FiveSteps: Story = { args: { steps: steps.slice(0, 5) } };

export const SixBlocks: Story = { args: { layout: 'blocks', steps } };

export const OneStep: Story = { args: { steps: steps.slice(0, 1) } };

/** In the place of the number. */
export const WithLabels: Story = {
  args: { steps: steps.map((step, index) => ({ ...step, label: `Week ${index + 1}` })) },
};

const long = {
  ...longHeader,
  steps: [
    { title: longWord, text: longSentence },
    { title: 'QA', text: 'It works.' },
    { title: longHeader.title, text: longWord },
  ],
};

export const LineWithLongWords: Story = { args: long };

export const BlocksWithLongWords: Story = { args: { ...long, layout: 'blocks' } };

export const LadderWithLongWords: Story = { args: { ...long, layout: 'ladder' } };

export const Grounds: Story = { decorators: [sectionOnEachGround] };

export const BlocksOnGrounds: Story = {
  args: { layout: 'blocks' },
  decorators: [sectionOnEachGround],
};

export const InForcedColors: Story = { parameters: forcedColors };
