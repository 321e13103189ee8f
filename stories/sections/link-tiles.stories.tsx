import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, LinkTiles, Text } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, linkCards, longHeader, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Link tiles',
  component: LinkTiles,
  args: {
    ...header,
    tiles: linkCards.slice(0, 4),
    all: { href: '/industries', label: 'All industries', glyph: 'layers' },
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof LinkTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole tile is clickable, and the last one leads to the overview page. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.at(-1)).toHaveAccessibleName('All industries');
    for (const tile of within(canvasElement).getAllByRole('listitem')) {
      const { right, bottom } = tile.getBoundingClientRect();
      const pressed = document.elementFromPoint(right - 16, bottom - 8);
      await expect(pressed).toBe(within(tile).getByRole('link'));
    }
  },
};

/** On a phone, the last tile takes a whole row. */
export const EvenNumberOfTiles: Story = { args: { tiles: linkCards } };

/** Without an overview page, five tiles fill a row. Below them is another way to find a page. */
export const Labels: StoryObj<typeof LinkTiles> = {
  render: () => (
    <LinkTiles
      {...header}
      tiles={linkCards.slice(0, 5).map(({ href, title }) => ({ href, title, label: 'Company' }))}
    >
      <Text>Or see the list of all pages.</Text>
    </LinkTiles>
  ),
};

export const LongWords: Story = {
  args: {
    ...longHeader,
    tiles: [{ ...linkCards[0], title: longWord }, ...linkCards.slice(1, 4)],
    all: { href: '/industries', label: longHeader.title, glyph: 'layers' },
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
