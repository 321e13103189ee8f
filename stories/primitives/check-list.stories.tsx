import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList } from '#design-system';
import { forcedColors } from '../../.storybook/modes.ts';
import { onEachBackground } from '../on-each-background.tsx';
import { longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Check list',
  component: CheckList,
  args: {
    items: ['An engineer reads every résumé', 'Three profiles per role', 'Replaced within a week'],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** The check mark stays with the first line. */
export const LongItems: Story = { args: { items: [longSentence, longWord, 'Short'] } };

export const InForcedColors: Story = { parameters: forcedColors };

export const Backgrounds: Story = { decorators: [onEachBackground] };
