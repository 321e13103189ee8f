import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type CardContent, CardGrid } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { cards, header, longHeader, longSentence, longWord } from '../sample-content.ts';

const linked = cards.map(
  (card): CardContent => ({ ...card, link: { href: '/services', label: 'Read more' } }),
);

const meta = {
  title: 'Sections/Card grid',
  component: CardGrid,
  args: { ...header, cards },
  parameters: allWidths,
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(within(canvasElement).getByRole('region', { name: header.title }));
    await expect(grid.getAllByRole('listitem')).toHaveLength(cards.length);
    await expect(grid.getAllByRole('heading', { level: 3 })).toHaveLength(cards.length);
  },
};

export const Bento: Story = { args: { look: 'bento', cards: cards.slice(0, 5) } };

export const Rows: Story = { args: { look: 'rows' } };

export const Open: Story = { args: { look: 'open' } };

export const TwoColumns: Story = { args: { columns: 2, cards: cards.slice(0, 4) } };

export const FourColumns: Story = { args: { columns: 4, cards: cards.slice(0, 4) } };

export const WithLinks: Story = { args: { cards: linked } };

export const RowsWithLinks: Story = { args: { look: 'rows', cards: linked } };

/** The ring goes around the words; what it leads to is said with them. */
export const FocusedLink: Story = {
  args: { cards: linked },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: /^Read more.*Search/ }),
    ).toHaveFocus();
  },
};

export const OneCard: Story = { args: { cards: cards.slice(0, 1) } };

export const ManyCards: Story = {
  args: {
    cards: ['USA', 'India', 'Canada', 'UK'].flatMap((country) =>
      cards.map((card) => ({ ...card, title: `${card.title}, ${country}` })),
    ),
  },
};

export const WithoutGlyphs: Story = {
  args: { cards: cards.map(({ title, text }) => ({ title, text })) },
};

export const LongAndShortWords: Story = {
  args: {
    ...longHeader,
    cards: [
      { glyph: 'gear', title: longWord, text: longSentence },
      { glyph: 'check', title: 'QA', text: 'It works.' },
      { glyph: 'layers', title: longHeader.title, text: longWord },
    ],
  },
};

export const RowsWithLongWords: Story = { args: { ...LongAndShortWords.args, look: 'rows' } };

export const OnSand: Story = { args: { ground: 'sand', cards: linked } };

export const OnInk: Story = { args: { ground: 'ink', cards: linked } };

export const BentoOnInk: Story = { args: { ...Bento.args, ground: 'ink' } };

export const OpenOnPine: Story = { args: { look: 'open', ground: 'pine' } };
