import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, type Wordmark, WordmarkRow } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';

const wordmarks = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'].map(
  (name, index): Wordmark => ({
    name,
    lettering: index % 2 ? 'capitals' : 'display',
    mark: [{ kind: 'dot', at: [16, 16], r: 6 + index, fill: 'text' }],
  }),
);

const meta = {
  title: 'Sections/Wordmark row',
  component: WordmarkRow,
  args: { label: 'Some of our clients', wordmarks },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof WordmarkRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label names the list. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Some of our clients' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Three: Story = { args: { wordmarks: wordmarks.slice(0, 3) } };

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
