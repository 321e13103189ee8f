import type { Meta, StoryObj } from '@storybook/react-vite';
import { SellingPoints } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachGround } from '../on-each-ground.tsx';
import { header, longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Selling points',
  component: SellingPoints,
  args: {
    ...header,
    points: ['An engineer reads every résumé', 'Three names, not thirty', 'Replaced within a week'],
  },
  parameters: allWidths,
} satisfies Meta<typeof SellingPoints>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const OnePoint: Story = { args: { points: ['Ready'] } };

export const LongWords: Story = {
  args: { ...longHeader, points: [longSentence, longWord, 'Short'] },
};

export const Grounds: Story = { decorators: [sectionOnEachGround] };
