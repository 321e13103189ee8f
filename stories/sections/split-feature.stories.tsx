import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SplitFeature } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachGround } from '../on-each-ground.tsx';
import {
  action,
  header,
  longAction,
  longHeader,
  longSentence,
  longWord,
  picture,
} from '../sample-content.ts';

const meta = {
  title: 'Sections/Split feature',
  component: SplitFeature,
  args: {
    ...header,
    eyebrow: 'Why us',
    action,
    picture,
    points: ['An engineer reads every résumé', 'Three names, not thirty'],
  },
  parameters: allWidths,
} satisfies Meta<typeof SplitFeature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PictureAtEnd: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: picture.alt })).toBeVisible();
  },
};

export const PictureAtStart: Story = { args: { side: 'start' } };

export const PictureAndTitle: StoryObj<typeof SplitFeature> = {
  render: () => <SplitFeature title="Work" picture={picture} />,
};

export const LongWords: Story = {
  args: { ...longHeader, action: longAction, points: [longSentence, longWord] },
};

export const Frames: Story = {
  render: (args) => (
    <>
      {(['white', 'ink', 'pine'] as const).map((frame) => (
        <SplitFeature {...args} key={frame} frame={frame} title={`Framed in ${frame}`} />
      ))}
    </>
  ),
};

export const Grounds: Story = { decorators: [sectionOnEachGround] };
