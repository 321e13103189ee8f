import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card, columnCounts, Grid, Heading, Stack, Text } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';
import { longSentence } from '../sample-content.ts';

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change order
    <Card key={index}>{`Cell ${index + 1}`}</Card>
  ));

const listItems = Array.from({ length: 6 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change order
  <Card as="li" key={index}>{`Cell ${index + 1}`}</Card>
));

const unequal = [
  <Card key="short">Short</Card>,
  <Card key="long">
    <Text>{longSentence}</Text>
  </Card>,
];

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: { columns: 3, children: cells(6) },
  argTypes: { columns: oneOf([...columnCounts, 'split']), children: { control: false } },
  parameters: { layout: 'padded', ...allWidths },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a tablet, three or nine cells form rows of three. Other numbers form rows of two. */
export const ThreeColumns: Story = {};

export const NineInThreeColumns: Story = { args: { children: cells(9) } };

/**
 * On a tablet, a single cell left over takes a whole row. On a desktop, the last two are halves.
 */
export const FiveInThreeColumns: Story = { args: { children: cells(5) } };

/** On a desktop, the last four cells are halves. */
export const ThirteenInThreeColumns: Story = { args: { children: cells(13) } };

export const TwoColumns: Story = { args: { columns: 2, children: cells(4) } };

export const FourColumns: Story = { args: { columns: 4, children: cells(8) } };

/** If the rail scrolls, keys can scroll it. If it doesn't, there is no tab stop. */
export const RailOnPhones: Story = {
  args: { columns: 3, as: 'ul', onPhones: 'rail', labelledBy: 'rail-title' },
  render: (args) => (
    <Stack>
      <Heading level={2} id="rail-title">
        Six cells
      </Heading>
      <Grid {...args}>{listItems}</Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const scrolls = list.scrollWidth > list.clientWidth;
    // Waits until the browser has reported their size.
    await waitFor(() => expect(list.tabIndex).toBe(scrolls ? 0 : -1));
    if (scrolls) await expect(list).toHaveAccessibleName('Six cells');
  },
};

export const Split: Story = { args: { columns: 'split', children: cells(2) } };

export const WideGap: Story = { args: { columns: 2, gap: 'wide', children: cells(2) } };

/** By default, all cells in a row have the same height. */
export const AlignedToStart: Story = { args: { columns: 2, align: 'start', children: unequal } };
