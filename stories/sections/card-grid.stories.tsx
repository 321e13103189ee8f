import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  backgroundNames,
  type CardContent,
  CardGrid,
  type CardGridContent,
  cardGridVariants,
  columnCounts,
} from '#design-system';
import { allWidths, hovered } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { steps, wideSteps } from '../sample-artwork.ts';
import { cards, header, longHeader, longSentence, longWord } from '../sample-content.ts';

const linked = cards.map(
  (card): CardContent => ({ ...card, link: { href: '/services', label: 'Read more' } }),
);

const meta = {
  title: 'Sections/Card grid',
  component: CardGrid,
  args: { ...header, cards },
  argTypes: {
    background: oneOf(backgroundNames),
    columns: oneOf(columnCounts),
    variant: oneOf(cardGridVariants),
  },
  parameters: allWidths,
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    await expect(grid.getByRole('heading', { level: 2, name: header.title })).toBeVisible();
    await expect(grid.getAllByRole('listitem')).toHaveLength(cards.length);
    await expect(grid.getAllByRole('heading', { level: 3 })).toHaveLength(cards.length);
  },
};

export const Bento: Story = { args: { variant: 'bento', cards: cards.slice(0, 5) } };

export const Open: Story = { args: { variant: 'open' } };

export const WithPictures: Story = {
  args: {
    variant: 'open',
    cards: linked.map((card, index) => ({
      ...card,
      art: { ...steps, background: index === 1 ? 'subtle' : 'inverse' },
    })),
  },
};

/** On a phone, they scroll sideways. */
export const WithDrawings: Story = {
  args: { cards: cards.map(({ title, text }) => ({ title, text, drawing: steps })) },
};

/** The drawings, and the titles below them, start at the same heights in the first row too. */
export const BentoWithDrawings: Story = {
  args: {
    variant: 'bento',
    cards: cards.slice(0, 5).map(({ title, text }, index) => ({
      title,
      text,
      drawing: steps,
      ...(index === 0 && { wideDrawing: wideSteps }),
    })),
  },
};

export const TwoColumns: Story = { args: { columns: 2, cards: cards.slice(0, 4) } };

export const FourColumns: Story = { args: { columns: 4, cards: cards.slice(0, 4) } };

export const ManyCards: Story = {
  args: {
    cards: ['USA', 'India', 'Canada', 'UK'].flatMap((country) =>
      cards.map((card) => ({ ...card, title: `${card.title}, ${country}` })),
    ),
  },
};

const longAndShort: CardGridContent = {
  ...longHeader,
  cards: [
    { glyph: 'gear', title: longWord, text: longSentence },
    { glyph: 'check', title: 'QA', text: 'It works.' },
    { glyph: 'layers', title: longHeader.title, text: longWord },
  ],
};

export const LongAndShortWords: Story = { args: longAndShort };

/** The whole card is clickable. The focus ring is around the link's text. */
export const WithLinks: Story = {
  args: { cards: linked },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: /^Read more.*Search/ }),
    ).toHaveFocus();
  },
};

export const Hovered: Story = { args: { cards: linked }, ...hovered };

export const OneCardWithoutGlyph: Story = {
  args: { cards: [{ title: 'Search', text: 'We call people who aren’t looking.' }] },
};

export const Backgrounds: Story = {
  args: { cards: linked.slice(0, 3) },
  decorators: [sectionOnEachBackground],
};

export const BentoOnBackgrounds: Story = {
  args: { variant: 'bento', cards: linked.slice(0, 2) },
  decorators: [sectionOnEachBackground],
};
