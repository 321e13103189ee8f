import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, FactSheet } from '#design-system';
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

const meta = {
  title: 'Sections/Fact sheet',
  component: FactSheet,
  args: {
    ...header,
    action,
    facts: [
      { term: 'Team', detail: 'Two engineers and a lead' },
      { term: 'Length', detail: 'Three months, then month by month' },
      { term: 'Tools', detail: ['TypeScript', 'PostgreSQL', 'Terraform', 'Playwright'] },
      { term: 'Where', detail: 'Your office, or four hours of overlap' },
    ],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof FactSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const OneFact: Story = {
  render: () => <FactSheet title="Price" facts={[{ term: 'Price', detail: 'Per day' }]} />,
};

export const LongWords: Story = {
  args: {
    ...longHeader,
    action: longAction,
    facts: [
      { term: 'Responsibility', detail: longSentence },
      { term: longWord, detail: [longWord, 'Short', longHeader.eyebrow] },
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
