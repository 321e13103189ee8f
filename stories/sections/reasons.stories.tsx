import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, imagePositions, Reasons, reasonsVariants } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { wideSteps } from '../sample-artwork.ts';
import { cards, header, longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Reasons',
  component: Reasons,
  args: {
    ...header,
    art: wideSteps,
    reasons: [cards[0], cards[1], cards[2], cards[3]],
  },
  argTypes: {
    background: oneOf(backgroundNames),
    variant: oneOf(reasonsVariants),
    imagePosition: oneOf(imagePositions),
  },
  parameters: allWidths,
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const reasons = within(canvasElement).getAllByRole('listitem');
    await expect(reasons).toHaveLength(4);
    await expect(reasons[0]).toHaveTextContent(cards[0].title);
  },
};

export const ImageAtEnd: Story = { args: { imagePosition: 'end' } };

export const Clauses: Story = { args: { variant: 'clauses' } };

const comparison = {
  variant: 'comparison',
  columns: ['Today', 'With us'],
  reasons: [
    { ...cards[0], before: 'Three months of ads' },
    { ...cards[1], before: 'A quiz' },
    { ...cards[2], before: 'Invoices that nobody can explain' },
    { ...cards[3], before: 'Someday' },
  ],
} as const satisfies Story['args'];

/** The table has the section's title. Each reason is in a row with what it replaces. */
export const Comparison: Story = {
  args: comparison,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: header.title });
    const titles = within(table).getAllByRole('columnheader');
    await expect(titles.map(({ textContent }) => textContent)).toEqual(comparison.columns);
    const row = within(table).getByRole('row', { name: new RegExp(cards[0].title) });
    await expect(row).toHaveTextContent('Three months of ads');
  },
};

const statements = {
  variant: 'statements',
  art: undefined,
} as const satisfies Story['args'];

/** The titles are larger than the section's, without a scene. */
export const Statements: Story = { args: statements };

const long = {
  ...longHeader,
  reasons: [
    { title: longWord, text: longSentence },
    { title: 'QA', text: 'It works.' },
    { title: longHeader.title, text: longSentence },
    { title: longWord, text: longWord },
  ],
} satisfies Story['args'];

/** The reasons may be taller than the drawing. */
export const LongWords: Story = { args: long };

export const LongClauses: Story = { args: { ...long, variant: 'clauses' } };

export const LongStatements: Story = { args: { ...long, ...statements } };

/** Both columns stay readable on a phone. */
export const LongComparison: Story = {
  args: {
    ...longHeader,
    variant: 'comparison',
    columns: [longWord, longWord],
    reasons: [
      { ...long.reasons[0], before: longWord },
      { ...long.reasons[1], before: longSentence },
      { ...long.reasons[2], before: 'Someday' },
      { ...long.reasons[3], before: 'No' },
    ],
  },
};

/** The panel stands out from the section. */
export const ComparisonBackgrounds: Story = {
  args: comparison,
  decorators: [sectionOnEachBackground],
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
