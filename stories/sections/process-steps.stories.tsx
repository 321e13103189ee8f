import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, ProcessSteps, processStepsVariants } from '#design-system';
import { allWidths, forcedColors, motion } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { cards, header, longHeader, longSentence, longWord } from '../sample-content.ts';

const steps = cards.map(({ title, text }) => ({ title, text }));

const meta = {
  title: 'Sections/Process steps',
  component: ProcessSteps,
  args: { ...header, steps: steps.slice(0, 4) },
  argTypes: { background: oneOf(backgroundNames), variant: oneOf(processStepsVariants) },
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

export const Ladder: Story = { args: { variant: 'ladder' } };

export const ThreeSteps: Story = { args: { steps: steps.slice(0, 3) } };

export const FiveSteps: Story = { args: { steps: steps.slice(0, 5) } };

export const SixSteps: Story = { args: { steps } };

export const OneStep: Story = { args: { steps: steps.slice(0, 1) } };

/** The label replaces the number. */
export const WithLabels: Story = {
  args: { steps: steps.map((step, index) => ({ ...step, label: `Week ${index + 1}` })) },
};

/** The step where things come together. Its number or label is all that differs. */
export const Highlighted: Story = {
  args: { highlight: steps[3]?.title, background: 'inverse' },
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

export const LadderWithLongWords: Story = { args: { ...long, variant: 'ladder' } };

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };

export const InForcedColors: Story = { parameters: forcedColors };

/** The dots of a line that the page has scrolled to. */
const dotsIn = (canvasElement: HTMLElement) =>
  canvasElement
    .getAnimations({ subtree: true })
    .filter(({ timeline }) => timeline instanceof ViewTimeline);

/** A dot travels from each step to the next while the page is scrolled. */
export const InMotion: Story = {
  parameters: motion,
  play: async ({ canvasElement }) => {
    await expect(dotsIn(canvasElement)).toHaveLength(3);
  },
};

/** There is no dot for visitors who prefer reduced motion. */
export const WithReducedMotion: Story = {
  play: async ({ canvasElement }) => {
    await expect(dotsIn(canvasElement)).toHaveLength(0);
  },
};
