import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, SplitFeature, splitFeatureVariants } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { climb } from '../sample-artwork.ts';
import {
  action,
  header,
  longAction,
  longHeader,
  longSentence,
  longWord,
  picture,
} from '../sample-content.ts';

const content = {
  ...header,
  eyebrow: 'Why us',
  action,
  picture,
  points: ['An engineer reads every résumé', 'Three profiles per role'],
};

const meta = {
  title: 'Sections/Split feature',
  component: SplitFeature,
  args: content,
  argTypes: {
    background: oneOf(backgroundNames),
    variant: oneOf(splitFeatureVariants),
    imageBackground: oneOf(backgroundNames),
  },
  parameters: allWidths,
} satisfies Meta<typeof SplitFeature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Framed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: picture.alt })).toBeVisible();
  },
};

/** From edge to edge. A phone shows its middle. */
export const Panorama: Story = {
  args: { variant: 'panorama', picture: { composition: climb, alt: picture.alt } },
};

export const PictureAndTitle: StoryObj<typeof SplitFeature> = {
  render: () => <SplitFeature title="Work" picture={picture} />,
};

export const LongWords: Story = {
  args: { ...longHeader, action: longAction, points: [longSentence, longWord] },
};

export const ImageBackgrounds: Story = {
  render: () => (
    <>
      {(['raised', 'inverse', 'brand'] as const).map((background) => (
        <SplitFeature
          {...content}
          key={background}
          imageBackground={background}
          title={`Framed in ${background}`}
        />
      ))}
    </>
  ),
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
