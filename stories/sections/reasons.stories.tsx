import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, Reasons } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { steps } from '../sample-artwork.ts';
import { cards, header, longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Reasons',
  component: Reasons,
  args: { ...header, reasons: cards.slice(0, 4) },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** Two rows of two, with larger titles. */
export const TwoColumns: Story = { args: { columns: 2 } };

/** On a phone, they scroll sideways. */
export const WithArt: Story = {
  args: { reasons: cards.slice(0, 4).map((card) => ({ ...card, art: steps })) },
};

export const OneReason: Story = { args: { reasons: cards.slice(0, 1) } };

export const SixReasons: Story = { args: { reasons: cards } };

const long = {
  ...longHeader,
  reasons: [
    { title: longWord, text: longSentence },
    { title: 'QA', text: 'It works.' },
    { title: longHeader.title, text: longWord },
  ],
};

export const LongWords: Story = { args: long };

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
