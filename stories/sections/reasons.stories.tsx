import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, type Reason, Reasons } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { bars, wideSteps } from '../sample-artwork.ts';
import { cards, header, longHeader, longSentence, longWord } from '../sample-content.ts';

type Words = Omit<Reason, 'art'>;

const first = ({ title, text }: Words): Reason => ({
  title,
  text,
  art: { ...wideSteps, background: 'inverse' },
});

const other = ({ title, text }: Words): Reason => ({
  title,
  text,
  art: { ...bars, background: 'inverse' },
});

const meta = {
  title: 'Sections/Reasons',
  component: Reasons,
  args: {
    ...header,
    reasons: [first(cards[0]), other(cards[1]), other(cards[2]), other(cards[3])],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const reasons = within(canvasElement).getAllByRole('listitem');
    await expect(reasons).toHaveLength(4);
    await expect(reasons[0]).toHaveTextContent(cards[0].title);
  },
};

export const ImageAtEnd: Story = { args: { imagePosition: 'end' } };

const long = {
  ...longHeader,
  reasons: [
    first({ title: longWord, text: longSentence }),
    other({ title: 'QA', text: 'It works.' }),
    other({ title: longHeader.title, text: longSentence }),
    other({ title: longWord, text: longWord }),
  ],
} satisfies Story['args'];

/** The rows may be taller than the first reason. */
export const LongWords: Story = { args: long };

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
