import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, SellingPoints } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Selling points',
  component: SellingPoints,
  args: {
    ...header,
    points: ['An engineer reads every résumé', 'Three profiles per role', 'Replaced within a week'],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof SellingPoints>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const OnePoint: Story = { args: { points: ['Ready'] } };

export const LongWords: Story = {
  args: { ...longHeader, points: [longSentence, longWord, 'Short'] },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
