import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type BackgroundName, FlipCard, type FlipCardContent, Grid, Section } from '#design-system';
import { hovered, motionUnpictured } from '../../.storybook/modes.ts';
import { flipCards, longSentence } from '../sample-content.ts';
import { tap } from '../tap.ts';

const [search] = flipCards;

/** As wide as in a row of four. */
const inRow = (background: BackgroundName) => (args: FlipCardContent) => (
  <Section background={background}>
    <Grid columns={4}>
      <FlipCard {...args} />
    </Grid>
  </Section>
);

const meta = {
  title: 'Sections/Flip card',
  component: FlipCard,
  args: search,
  render: inRow('canvas'),
} satisfies Meta<typeof FlipCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const card = canvas.getByRole('group', { name: 'Search' });
  return {
    card,
    toBeTurned: async (turned: boolean) => {
      // The first entry of the matrix is the cosine of the angle.
      const turner = canvas.getByText(search.text).parentElement?.parentElement;
      await waitFor(() => {
        const { m11 } = new DOMMatrix(turner ? getComputedStyle(turner).transform : undefined);
        expect(m11).toBeCloseTo(turned ? -1 : 1);
      });
    },
  };
};

/** Its text is in the page even before it is turned over. */
export const Face: Story = {
  play: async ({ canvasElement }) => {
    await parts(canvasElement).toBeTurned(false);
    await expect(within(canvasElement).getByText(search.text)).toBeVisible();
  },
};

/** Keyboard focus turns it over. Losing focus and Escape turn it back (WCAG 1.4.13). */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const { card, toBeTurned } = parts(canvasElement);
    await userEvent.tab();
    await expect(card).toHaveFocus();
    await toBeTurned(true);
    await userEvent.keyboard('{Escape}');
    await toBeTurned(false);
    await expect(card).toHaveFocus();
    await userEvent.tab();
    await toBeTurned(false);
    await userEvent.tab({ shift: true });
    await toBeTurned(true);
  },
};

/** The same, with animation. */
export const FocusedInMotion: Story = { ...Focused, parameters: motionUnpictured };

/** A tap turns it over. The next tap, or a tap elsewhere, turns it back. */
export const Touched: Story = {
  play: async ({ canvasElement }) => {
    const { card, toBeTurned } = parts(canvasElement);
    await tap(card);
    await toBeTurned(true);
    await tap(card);
    await toBeTurned(false);
    await tap(card);
    await toBeTurned(true);
    await tap(canvasElement);
    await toBeTurned(false);
  },
};

/** The pointer turns it over on hover. */
export const Hovered: Story = { ...hovered };

/** The longer side sets the height. */
export const LongText: Story = {
  ...hovered,
  args: { text: longSentence },
};

export const OnInverse: Story = { render: inRow('inverse') };
