import type { Meta, StoryObj } from '@storybook/react-vite';
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
import * as compositions from '../../site/artwork/index.ts';

/** Every composition of the site, by name. */
const named: [name: string, Composition][] = Object.entries(compositions);

const gallery = (background: BackgroundName) => (
  <Section background={background} space="tight">
    <Grid columns={3} gap="wide">
      {named.map(([name, composition]) => (
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

const meta = { title: 'Site artwork/Compositions' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnCanvas: Story = { render: () => gallery('canvas') };

export const OnSubtle: Story = { render: () => gallery('subtle') };

export const OnInverse: Story = { render: () => gallery('inverse') };

export const OnBrand: Story = { render: () => gallery('brand') };

export const OnAccent: Story = { render: () => gallery('accent') };

/** Line art in the reader's two colors. */
export const InForcedColors: Story = { ...OnCanvas, parameters: forcedColors };
