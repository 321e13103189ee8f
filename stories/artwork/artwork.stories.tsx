import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Artwork, type BackgroundName, Grid, Section } from '#design-system';
import { forcedColors } from '../../.storybook/modes.ts';
import { bars, horizon, list, steps } from '../sample-artwork.ts';

const gallery = (background: BackgroundName) => (
  <Section background={background} space="tight">
    <Grid columns={2} gap="wide">
      <Artwork composition={steps} />
      <Artwork composition={bars} />
      <Artwork composition={list} />
      <Artwork composition={horizon} />
    </Grid>
  </Section>
);

const meta = {
  title: 'Artwork/Artwork',
  component: Artwork,
  args: { composition: steps },
  render: (args) => (
    <Section>
      <Grid columns={2}>
        <Artwork {...args} />
      </Grid>
    </Section>
  ),
} satisfies Meta<typeof Artwork>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

const label = 'Three steps, each further along than the one before';

/** With a label, it is an image with a name for screen readers. */
export const Labeled: Story = {
  args: { label },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: label })).toBeVisible();
  },
};

export const OnCanvas: Story = { render: () => gallery('canvas') };

export const OnSubtle: Story = { render: () => gallery('subtle') };

export const OnInverse: Story = { render: () => gallery('inverse') };

export const OnBrand: Story = { render: () => gallery('brand') };

export const OnAccent: Story = { render: () => gallery('accent') };

/** Line art in the reader's two colors. */
export const InForcedColors: Story = { ...OnCanvas, parameters: forcedColors };
