import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, imagePositions, SplitFeature } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
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
    points: ['An engineer reads every résumé', 'Three profiles per role'],
  },
  argTypes: {
    background: oneOf(backgroundNames),
    imageBackground: oneOf(backgroundNames),
    imagePosition: oneOf(imagePositions),
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

export const PictureAtStart: Story = { args: { imagePosition: 'start' } };

export const PictureAndTitle: StoryObj<typeof SplitFeature> = {
  render: () => <SplitFeature title="Work" picture={picture} />,
};

export const LongWords: Story = {
  args: { ...longHeader, action: longAction, points: [longSentence, longWord] },
};

export const ImageBackgrounds: Story = {
  render: (args) => (
    <>
      {(['raised', 'inverse', 'brand'] as const).map((background) => (
        <SplitFeature
          {...args}
          key={background}
          imageBackground={background}
          title={`Framed in ${background}`}
        />
      ))}
    </>
  ),
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
