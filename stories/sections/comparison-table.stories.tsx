import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, ComparisonTable } from '#design-system';
import { allWidths, forcedColors, hovered } from '../../.storybook/modes.ts';
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
  title: 'Sections/Comparison table',
  component: ComparisonTable,
  args: {
    ...header,
    options: [
      { title: 'By the day', text: 'For a gap that has a date.' },
      { title: 'By the month', text: 'For a product that grows.' },
      { title: 'Fixed cost', text: 'For a scope that is written down.' },
    ],
    features: [
      { title: 'Shortest term', cells: ['Five days', 'Three months', 'One release'] },
      {
        title: 'The same people throughout',
        cells: [false, true, { value: true, note: 'named in the contract' }],
      },
      {
        title: 'Change of plan',
        cells: [
          'At any time',
          'At the end of a month',
          { value: false, note: 'Quoted as a new scope' },
        ],
      },
      { title: 'Replacement during leave', cells: [false, true, true] },
      { title: 'Invoice', cells: ['Weekly', 'Monthly', 'By milestone'] },
    ],
    highlight: 'By the month',
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const { options, features } = meta.args;

/** Also on phones, where it is laid out in blocks, every cell has a row and a column that name it. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: header.title });
    const [head, ...rows] = within(table).getAllByRole('row');
    const heads = within(head ?? table).getAllByRole('columnheader');
    await expect(heads).toHaveLength(4);
    await expect(heads[2]).toHaveTextContent('Recommended');
    await expect(rows).toHaveLength(features.length);
    for (const row of rows) {
      await expect(within(row).getAllByRole('rowheader')).toHaveLength(1);
      await expect(within(row).getAllByRole('cell')).toHaveLength(options.length);
    }
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** A tick and a dash each have a word for those who can't see them. */
export const OwnWords: Story = {
  args: {
    labels: { feature: 'Merkmal', highlight: 'Empfohlen', yes: 'Ja', no: 'Nein' },
    action,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Ja')).toHaveLength(4);
    await expect(canvas.getAllByText('Nein')).toHaveLength(3);
    await expect(canvas.queryByText(/^(Yes|No|Feature|Recommended)$/)).toBeNull();
  },
};

export const TwoOptions: Story = {
  args: {
    options: options.slice(0, 2),
    features: features.map(({ title, cells }) => ({ title, cells: cells.slice(0, 2) })),
  },
};

export const FourOptions: Story = {
  args: {
    options: [...options, { title: 'By the hour', text: 'For advice.' }],
    features: features.map(({ title, cells }) => ({ title, cells: [...cells, 'On request'] })),
  },
};

/** Without texts, and without an option that stands out. */
export const TitlesOnly: Story = {
  args: {
    options: options.map(({ title }) => ({ title })),
    features: features.slice(0, 1),
    highlight: undefined,
  },
};

export const LongWords: Story = {
  args: {
    ...longHeader,
    action: longAction,
    options: [{ title: longWord, text: longSentence }, ...options.slice(1)],
    features: [
      { title: longWord, cells: [longWord, { value: longSentence, note: longWord }, false] },
      { title: longSentence, cells: [true, false, longSentence] },
    ],
  },
};

export const ActionHovered: Story = { args: { action }, ...hovered };

export const ActionFocused: Story = {
  args: { action },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: action.label });
    link.focus();
    await expect(link).toHaveFocus();
  },
};

export const InForcedColors: Story = { parameters: forcedColors };

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
