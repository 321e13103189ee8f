import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  backgroundNames,
  type Composition,
  columnCounts,
  type Option,
  OptionCards,
} from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import {
  action,
  header,
  longAction,
  longHeader,
  longSentence,
  longWord,
} from '../sample-content.ts';

const options = [
  {
    title: 'Weekly',
    text: 'For a deadline.',
    points: ['Starts on a Monday', 'Ends on any Friday'],
  },
  {
    title: 'Monthly',
    text: 'For a growing product.',
    points: ['The same people', 'One invoice', '30 days’ notice'],
  },
  {
    title: 'Fixed cost',
    text: 'For a written scope.',
    points: ['A price before we start', 'A delivery date'],
  },
] as const satisfies readonly Option[];

/** A bar that is so many of three parts long. */
const bar = (parts: number): Composition => ({
  width: 300,
  height: 56,
  shapes: [
    { kind: 'slot', at: [0, 0], size: [300, 56], fill: 'line' },
    { kind: 'slot', at: [0, 0], size: [parts * 100, 56], fill: 'brand' },
  ],
});

const meta = {
  title: 'Sections/Option cards',
  component: OptionCards,
  args: {
    ...header,
    options,
  },
  argTypes: { background: oneOf(backgroundNames), columns: oneOf(columnCounts) },
  parameters: allWidths,
} satisfies Meta<typeof OptionCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const TwoOptions: Story = { args: { options: options.slice(0, 2) } };

/** A drawing in each card, such as how long an option lasts. */
export const WithDrawings: Story = {
  args: {
    options: options.map((option, index) => ({ ...option, art: bar(index + 1) })),
  },
};

/** One column per option, up to four. */
export const FourOptions: Story = {
  args: {
    options: [
      ...options,
      { title: 'By the hour', text: 'For advice.', points: ['A call', 'A note after it'] },
    ],
  },
};

export const OneOption: Story = { args: { options: options.slice(0, 1) } };

export const LongWords: Story = {
  args: {
    ...longHeader,
    action: longAction,
    options: [
      { title: longWord, text: longSentence, points: [longWord, longSentence], label: longWord },
      ...options.slice(0, 2),
    ],
  },
};

export const Highlighted: Story = {
  args: { action },
  render: (args) => (
    <OptionCards
      {...args}
      options={options.map((option) => ({ ...option, label: 'Most chosen' }))}
      highlight="Monthly"
    />
  ),
};

export const Backgrounds: Story = { ...Highlighted, decorators: [sectionOnEachBackground] };
