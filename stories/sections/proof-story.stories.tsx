import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProofStory, proofStoryBackgrounds } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';
import { longAction, longHeader, longSentence, longWord } from '../sample-content.ts';

/** A person behind a counter, on ground that continues beyond the frame. */
const picture = {
  alt: 'A person behind a counter.',
  composition: {
    width: 480,
    height: 320,
    bleeds: true,
    shapes: [
      { kind: 'person', at: [240, 110], r: 80, fill: 'raised', figure: 'brand' },
      { kind: 'frame', at: [60, 170], size: [360, 150], radius: 24, fill: 'match' },
      {
        kind: 'line',
        points: [
          [-60, 310],
          [540, 310],
        ],
        stroke: 'raised',
        width: 20,
      },
    ],
  },
} as const;

const meta = {
  title: 'Sections/Proof story',
  component: ProofStory,
  args: {
    caption: 'Sample project',
    title: 'Roles open for longer than a month',
    figure: '0 of 36',
    baseline: 'down from 9',
    action: { href: '/contact', label: 'Fill a role' },
    quote: {
      text: 'We stopped the weekly meeting about open roles.',
      name: 'Ada',
      jobTitle: 'Head of engineering',
    },
    frames: [
      {
        title: 'The problem',
        text: 'Good candidates waited three weeks for a second interview.',
        picture,
      },
      {
        title: 'What we did',
        text: 'We hold both interviews on one day and decide the next day.',
        picture,
      },
      { title: 'The result', text: 'Every role has a person in it.', picture },
    ],
  },
  argTypes: { background: oneOf(proofStoryBackgrounds) },
  parameters: allWidths,
} satisfies Meta<typeof ProofStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const OnCanvas: Story = { args: { background: 'canvas' } };

export const LongWords: Story = {
  args: {
    title: longHeader.title,
    baseline: longWord,
    action: longAction,
    quote: { text: longSentence, name: longWord, jobTitle: longWord },
    frames: [
      { title: longWord, text: longSentence, picture },
      { title: longHeader.title, text: longWord, picture },
      { title: 'The result', text: longSentence, picture },
    ],
  },
};
