import type { Meta, StoryObj } from '@storybook/react-vite';
import { Statement } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Statement',
  component: Statement,
  args: { text: 'A good handover takes a day. A bad one takes a year, in small parts.' },
  parameters: allWidths,
} satisfies Meta<typeof Statement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithName: Story = { args: { by: 'What we tell every team on its last day' } };

export const OneWord: Story = { args: { text: 'Ship.' } };

export const LongText: Story = { args: { text: longSentence, by: longHeader.title } };

export const LongWord: Story = { args: { text: longWord } };

export const OnPaper: Story = { args: { ...WithName.args, ground: 'paper' } };

export const OnSand: Story = { args: { ...WithName.args, ground: 'sand' } };

export const OnInk: Story = { args: { ...WithName.args, ground: 'ink' } };

export const OnLime: Story = { args: { ...WithName.args, ground: 'lime' } };
