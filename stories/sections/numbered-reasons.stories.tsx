import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, NumberedReasons, type Reason } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { steps } from '../sample-artwork.ts';
import { cards, header, longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Numbered reasons',
  component: NumberedReasons,
  args: { ...header, reasons: [cards[0], cards[1], cards[2], cards[3], cards[4]] },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof NumberedReasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const reasons = within(canvasElement).getAllByRole('listitem');
    await expect(reasons).toHaveLength(5);
    await expect(reasons[4]).toHaveTextContent(`5${cards[4].title}`);
  },
};

const drawn = (card: Reason): Reason => ({ ...card, art: steps });

/** On a tablet, drawings are next to the numbers. A desktop has only drawings, a phone only numbers. */
export const WithArt: Story = {
  args: {
    reasons: [drawn(cards[0]), drawn(cards[1]), drawn(cards[2]), drawn(cards[3]), drawn(cards[4])],
    action: { href: '/contact', label: 'Write to us' },
  },
};

/** A long header makes the first row of cells taller, and covers none of them. */
export const LongWords: Story = {
  args: {
    ...longHeader,
    reasons: [
      { title: longWord, text: longSentence },
      { title: 'QA', text: 'It works.' },
      { title: longHeader.title, text: longWord },
      cards[3],
      cards[4],
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
