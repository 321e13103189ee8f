import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, ExplainedFigure } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longSentence, longWord, picture } from '../sample-content.ts';
import { figure } from '../sample-figure.ts';

const steps = [
  { label: 'Day 1', title: 'Search', text: 'We call people who aren’t looking.' },
  { label: 'Day 3', title: 'Interview', text: 'An engineer interviews half of them.' },
  { label: 'Day 5', title: 'Shortlist', text: 'You get three profiles with notes.' },
  { label: 'Day 9', title: 'Match', text: 'One of them starts on Monday.' },
];

const meta = {
  title: 'Sections/Explained figure',
  component: ExplainedFigure,
  args: {
    ...header,
    figure,
    steps,
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof ExplainedFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const FiveSteps: Story = {
  args: {
    steps: [
      ...steps,
      { label: 'Day 14', title: 'Review', text: 'We ask both sides how it’s going.' },
    ],
  },
};

/** Three fill a row. */
export const ThreeSteps: Story = { args: { steps: meta.args.steps.slice(1) } };

/** One that is about as high as wide is next to the steps. */
export const Tall: Story = { args: { figure: picture } };

export const TallWithFewSteps: Story = {
  args: { figure: picture, steps: meta.args.steps.slice(2) },
};

export const LongWords: Story = {
  args: {
    ...longHeader,
    steps: [
      { title: longHeader.title, text: longSentence },
      { label: longWord, title: longWord, text: longWord },
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
