import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, Statement } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { longHeader, longSentence } from '../sample-content.ts';

const meta = {
  title: 'Sections/Statement',
  component: Statement,
  args: {
    text: 'A good handover takes a day. A bad one takes a year, in small parts.',
    by: 'What we tell every team on its last day',
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof Statement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const OneWord: Story = { render: () => <Statement text="Ship." /> };

export const LongText: Story = { args: { text: longSentence, by: longHeader.title } };

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
