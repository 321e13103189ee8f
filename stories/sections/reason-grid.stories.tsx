import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, ReasonGrid, type ReasonGridContent } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { steps } from '../sample-artwork.ts';
import { cards, header, longHeader, longSentence, longWord } from '../sample-content.ts';

type Drawn = ReasonGridContent['reasons'][number];

const drawn = ({ title, text }: Omit<Drawn, 'art'>): Drawn => ({ title, text, art: steps });

const meta = {
  title: 'Sections/Reason grid',
  component: ReasonGrid,
  args: {
    ...header,
    reasons: [drawn(cards[0]), drawn(cards[1]), drawn(cards[2]), drawn(cards[3]), drawn(cards[4])],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof ReasonGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const reasons = within(canvasElement).getAllByRole('listitem');
    await expect(reasons).toHaveLength(5);
    await expect(reasons[4]).toHaveTextContent(cards[4].title);
  },
};

/** On a phone, there is no button. */
export const WithAction: Story = { args: { action: { href: '/contact', label: 'Write to us' } } };

/** A long header makes the first row of cells taller, and covers none of them. */
export const LongWords: Story = {
  args: {
    ...longHeader,
    reasons: [
      drawn({ title: longWord, text: longSentence }),
      drawn({ title: 'QA', text: 'It works.' }),
      drawn({ title: longHeader.title, text: longWord }),
      drawn(cards[3]),
      drawn(cards[4]),
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
