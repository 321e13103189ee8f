import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, compositions, ProcessLine } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Process line',
  component: ProcessLine,
  args: {
    ...header,
    highlight: 'Week 3',
    steps: [
      { label: 'Week 1', title: 'A call', text: 'You say what broke.', art: compositions.chat },
      {
        label: 'Week 2',
        title: 'A shortlist of three',
        text: 'With notes, and the reasons against each.',
        art: compositions.document,
      },
      { label: 'Week 3', title: 'A match', text: 'One signs.', art: compositions.people },
      {
        label: 'Week 4',
        title: 'A first day',
        text: 'Accounts and the first task are ready.',
        art: compositions.calendar,
      },
    ],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof ProcessLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const LongWords: Story = {
  args: {
    ...longHeader,
    highlight: undefined,
    steps: [
      { label: 'Afterward', title: longHeader.title, text: longSentence, art: compositions.code },
      { label: 'Later', title: longWord, text: longWord, art: compositions.map },
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
