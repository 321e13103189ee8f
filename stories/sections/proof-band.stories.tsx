import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backgroundNames, ProofBand, proofBandVariants, Stack } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import {
  action,
  longAction,
  longHeader,
  longSentence,
  longWord,
  picture,
} from '../sample-content.ts';

const meta = {
  title: 'Sections/Proof band',
  component: ProofBand,
  args: {
    caption: 'Sample project',
    title: 'Roles open for longer than a month',
    figure: '0 of 36',
    quote: {
      text: 'We stopped the weekly meeting about open roles.',
      name: 'Ada',
      jobTitle: 'Head of engineering',
    },
    strips: [
      { label: 'In May: 14 of 36 roles', total: 36, marked: 14 },
      { label: 'In August: none', total: 36, marked: 0 },
    ],
    parts: [
      { title: 'The problem', text: 'Good candidates waited three weeks for a second interview.' },
      { title: 'What we did', text: 'We hold both interviews on one day and decide the next day.' },
    ],
    links: { title: 'Industries with the same problem', links: [action] },
  },
  argTypes: { background: oneOf(backgroundNames), variant: oneOf(proofBandVariants) },
  parameters: allWidths,
} satisfies Meta<typeof ProofBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithAction: Story = {
  args: { action: { href: '/contact', label: 'Fill a role' } },
};

/** What the number was before is next to it on a desktop, and below it on a phone. */
export const WithBaseline: Story = { args: { figure: '3 days', baseline: 'down from 24' } };

/** The quote is on the left on a desktop, and on phones it stays below the number. */
export const Mirrored: Story = { args: { variant: 'mirrored' } };

/** Of more than 60 marks, more are in a row. */
export const ManyMarks: Story = {
  args: {
    strips: [
      { label: 'In May: 43 of 90 roles', total: 90, marked: 43 },
      { label: 'In August: none', total: 90, marked: 0 },
    ],
  },
};

/** What was built, next to the quote and the parts on a desktop. */
export const WithPicture: Story = { args: { picture } };

/** The picture is on the left on a desktop. */
export const MirroredWithPicture: Story = { args: { picture, variant: 'mirrored' } };

/** On a desktop, the quote is on top. On phones, the number is. */
export const QuoteFirst: Story = { args: { picture, strips: undefined, variant: 'quoteFirst' } };

/** Longer numbers are smaller, and none is wider than its column. */
export const Figures: Story = {
  args: { strips: [], parts: [], links: undefined },
  render: (args) => (
    <Stack gap="none">
      {['9', '99%', '$0.00', '41 of 120', '1,234,567.89'].map((figure) => (
        <ProofBand key={figure} {...args} figure={figure} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const figure of ['9', '99%', '$0.00', '41 of 120', '1,234,567.89']) {
      const number = canvas.getByText(figure);
      await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
    }
  },
};

export const LongWords: Story = {
  args: {
    title: longHeader.title,
    baseline: longWord,
    quote: { text: longSentence, name: longWord, jobTitle: longWord },
    parts: [
      { title: longWord, text: longSentence },
      { title: longHeader.title, text: longWord },
    ],
    links: { title: longWord, links: [longAction] },
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };

/** Marks have the shape of what is counted. */
export const Units: Story = {
  args: {
    strips: (['dot', 'person', 'day'] as const).map((unit) => ({
      label: `A ${unit} each`,
      total: 36,
      marked: 14,
      unit,
    })),
  },
};
