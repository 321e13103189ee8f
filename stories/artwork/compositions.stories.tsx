import type { Meta, StoryObj } from '@storybook/react-vite';
import * as designSystem from '#design-system';
import {
  Artwork,
  type BackgroundName,
  type Composition,
  Grid,
  Section,
  Stack,
  Text,
} from '#design-system';
import { forcedColors } from '../../.storybook/modes.ts';

const isComposition = (value: unknown): value is Composition =>
  typeof value === 'object' && value !== null && 'shapes' in value;

/** Every composition that the design system exports, by name. */
const compositions: [name: string, Composition][] = Object.entries(designSystem).flatMap(
  ([name, value]): [string, Composition][] => (isComposition(value) ? [[name, value]] : []),
);

const gallery = (background: BackgroundName) => (
  <Section background={background} space="tight">
    <Grid columns={3} gap="wide">
      {compositions.map(([name, composition]) => (
        <Stack key={name} gap="x1">
          <Artwork composition={composition} />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  </Section>
);

const meta = {
  title: 'Artwork/Compositions',
  component: Artwork,
  args: { composition: designSystem.staffingMatch },
} satisfies Meta<typeof Artwork>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  render: (args) => (
    <Section>
      <Grid columns={2}>
        <Artwork {...args} />
      </Grid>
    </Section>
  ),
};

/** With a label it is an image with a name for those who don't see it. */
export const Labeled: Story = {
  ...Decorative,
  args: { label: 'Three lanes: a contract, a contract that becomes a hire, and a permanent hire' },
};

export const OnCanvas: Story = { render: () => gallery('canvas') };

export const OnSubtle: Story = { render: () => gallery('subtle') };

export const OnInverse: Story = { render: () => gallery('inverse') };

export const OnBrand: Story = { render: () => gallery('brand') };

export const OnAccent: Story = { render: () => gallery('accent') };

/** Line art in the reader's two colors. */
export const InForcedColors: Story = { ...OnCanvas, parameters: forcedColors };
