import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, Reasons, scenePositions } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { wideSteps } from '../sample-artwork.ts';
import { cards, header, longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Reasons',
  component: Reasons,
  args: {
    ...header,
    art: wideSteps,
    reasons: [cards[0], cards[1], cards[2], cards[3]],
  },
  argTypes: { background: oneOf(backgroundNames), imagePosition: oneOf(scenePositions) },
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

/** Two reasons are on each side of it. */
export const ImageInCenter: Story = { args: { imagePosition: 'center' } };

const long = {
  ...longHeader,
  reasons: [
    { title: longWord, text: longSentence },
    { title: 'QA', text: 'It works.' },
    { title: longHeader.title, text: longSentence },
    { title: longWord, text: longWord },
  ],
} satisfies Story['args'];

/** The reasons may be taller than the drawing. */
export const LongWords: Story = { args: long };

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
