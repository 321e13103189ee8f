import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SplitFeature } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
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

export const Complete: Story = { args: { eyebrow: 'Why us', action } };

export const PictureAndTitle: StoryObj<typeof SplitFeature> = {
  render: () => <SplitFeature title="Work" picture={picture} />,
};

export const LongWords: Story = {
  args: { ...longHeader, action: longAction, points: [longSentence, longWord] },
};

export const InkFrame: Story = { args: { frame: 'ink' } };

export const PineFrame: Story = { args: { frame: 'pine' } };

export const OnSand: Story = { args: { ...Complete.args, ground: 'sand', frame: 'white' } };

export const OnInk: Story = { args: { ...Complete.args, ground: 'ink', frame: 'pine' } };
