import type { Meta, StoryObj } from '@storybook/react-vite';
import * as designSystem from '#design-system';
import {
  Artwork,
  type Composition,
  Grid,
  type GroundName,
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

const gallery = (ground: GroundName) => (
  <Section ground={ground} space="tight">
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

export const OnPaper: Story = { render: () => gallery('paper') };

export const OnSand: Story = { render: () => gallery('sand') };

export const OnInk: Story = { render: () => gallery('ink') };

export const OnPine: Story = { render: () => gallery('pine') };

export const OnLime: Story = { render: () => gallery('lime') };

/** Line art in the reader's two colors. */
export const InForcedColors: Story = { ...OnPaper, parameters: forcedColors };
