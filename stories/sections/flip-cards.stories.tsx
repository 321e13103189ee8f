import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { backgroundNames, columnCounts, FlipCards } from '#design-system';
import { allWidths, forcedColors } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { approach } from '../sample-artwork.ts';
import { flipCards, header, longHeader, longSentence } from '../sample-content.ts';

const meta = {
  title: 'Sections/Flip cards',
  component: FlipCards,
  args: { ...header, cards: flipCards.slice(0, 4) },
  argTypes: { background: oneOf(backgroundNames), columns: oneOf(columnCounts) },
  parameters: allWidths,
} satisfies Meta<typeof FlipCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourColumns: Story = {};

export const ThreeColumns: Story = { args: { columns: 3, cards: flipCards } };

export const TwoColumns: Story = { args: { columns: 2 } };

/** One at a time: when the next one turns over, the last one turns back. */
export const SecondFocused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    const turners = within(canvasElement)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.closest('[role="group"]')?.firstElementChild);
    const isTurned = (turner: Element | null | undefined) =>
      turner ? new DOMMatrix(getComputedStyle(turner).transform).m11 < 0 : undefined;
    await expect(turners.map(isTurned)).toEqual([false, true, false, false]);
  },
};

/** All cards in a row have the same height. */
export const LongWords: Story = {
  args: {
    ...longHeader,
    cards: [
      {
        scene: approach(60),
        title: longHeader.title,
        summary: longSentence,
        text: longSentence,
      },
      { scene: approach(204), title: 'QA', summary: 'Yes', text: 'It works.' },
    ],
  },
  play: async () => {
    await userEvent.tab();
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };

export const InForcedColors: Story = { ...SecondFocused, parameters: forcedColors };
