import { Unstyled } from '@storybook/addon-docs/blocks';
import { Artwork, type BackgroundName, type Composition, Grid, Stack, Text } from '#design-system';

/** A composition in steps: each one adds shapes to those of the previous step. */
export function Layers({
  composition,
  columns = 4,
  background = 'canvas',
  steps,
}: {
  composition: Composition;
  columns?: 2 | 4;
  background?: BackgroundName;
  steps: readonly { upTo: number; text: string }[];
}) {
  return (
    <Unstyled>
      <Grid columns={columns}>
        {steps.map(({ upTo, text }) => (
          <Stack key={upTo} gap="x1">
            <Artwork
              composition={{
                ...composition,
                background,
                shapes: composition.shapes.slice(0, upTo),
              }}
            />
            <Text size="small">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Unstyled>
  );
}
