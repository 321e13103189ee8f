import type { Meta, StoryObj } from '@storybook/react-vite';
import { Statement } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachGround } from '../on-each-ground.tsx';
import { longHeader, longSentence } from '../sample-content.ts';

const meta = {
  title: 'Sections/Statement',
  component: Statement,
  args: {
    text: 'A good handover takes a day. A bad one takes a year, in small parts.',
    by: 'What we tell every team on its last day',
  },
  parameters: allWidths,
} satisfies Meta<typeof Statement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const OneWord: Story = { render: () => <Statement text="Ship." /> };

export const LongText: Story = { args: { text: longSentence, by: longHeader.title } };

export const Grounds: Story = { decorators: [sectionOnEachGround] };
