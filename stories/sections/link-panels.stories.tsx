import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, LinkPanels, linkPanelsVariants } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { steps } from '../sample-artwork.ts';
import { header, linkCards, longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Link panels',
  component: LinkPanels,
  args: {
    ...header,
    panels: [
      { title: 'People for your team', background: 'brand', art: steps, cards: linkCards },
      {
        title: 'Projects and systems we run',
        background: 'inverse',
        art: steps,
        cards: linkCards.slice(0, 3),
      },
    ],
  },
  argTypes: { background: oneOf(backgroundNames), variant: oneOf(linkPanelsVariants) },
  parameters: allWidths,
} satisfies Meta<typeof LinkPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each panel's title names its list. The whole cell is clickable. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Projects and systems we run' });
    const [first] = within(list).getAllByRole('listitem');
    first?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = first?.getBoundingClientRect();
    const pressed = document.elementFromPoint((box?.left ?? 0) + 8, (box?.bottom ?? 0) - 8);
    await expect(pressed).toBe(within(list).getByRole('link', { name: linkCards[0].title }));
    await expect(box?.height).toBeGreaterThanOrEqual(64);
  },
};

/** In any number. A phone shows their texts, too. */
export const Rows: Story = {
  args: {
    variant: 'rows',
    panels: [
      { title: 'A product', background: 'brand', art: steps, cards: linkCards.slice(0, 4) },
      { title: 'Systems', background: 'inverse', art: steps, cards: linkCards.slice(0, 5) },
    ],
  },
};

/** On a desktop, a taller drawing fills the height of a panel with many pages. */
export const TallDrawing: Story = {
  args: {
    panels: [
      {
        title: 'Projects and systems we run',
        background: 'inverse',
        art: steps,
        tallArt: { ...steps, height: 2 * steps.width },
        cards: linkCards,
      },
    ],
  },
};

export const LongWords: Story = {
  args: {
    ...longHeader,
    panels: [
      {
        title: longHeader.title,
        background: 'brand',
        art: steps,
        cards: [
          { ...linkCards[0], title: longWord, text: longSentence },
          { ...linkCards[1], text: longWord },
        ],
      },
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
