import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Banner, backgroundNames, Stats } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Stats',
  component: Stats,
  args: {
    label: 'Last year in numbers',
    stats: [
      { value: '42', label: 'roles filled' },
      { value: '9 days', label: 'to the first interview' },
      { value: '4.9', label: 'out of 5, rated by clients' },
      { value: '0', label: 'unanswered messages' },
    ],
  },
  argTypes: {
    background: oneOf(backgroundNames),
    previousBackground: oneOf(backgroundNames),
  },
  parameters: allWidths,
  render: (args) => (
    <>
      <Banner {...header} />
      <Stats {...args} />
    </>
  ),
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

const { stats } = meta.args;
const [first, second, third] = stats;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Last year in numbers')).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
  },
};

export const TwoFigures: Story = { args: { stats: [first, second] } };

/** On a phone, each has a row of its own. */
export const ThreeFigures: Story = { args: { stats: [first, second, third] } };

export const FiveFigures: Story = {
  args: { stats: [...stats, { value: '14+', label: 'years of experience' }] },
};

export const LongWords: Story = {
  args: {
    stats: [
      { value: '1,234,567+', label: 'lines of telecommunications infrastructure documentation' },
      { value: '7', label: longWord },
      first,
      second,
    ],
  },
};

export const BelowSubtle: Story = {
  args: { previousBackground: 'subtle' },
  render: (args) => (
    <>
      <Banner {...header} background="subtle" />
      <Stats {...args} />
    </>
  ),
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
