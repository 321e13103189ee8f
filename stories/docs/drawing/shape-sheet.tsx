import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { Artwork, Grid, type Shape, Stack } from '#design-system';
import { shapeExamples } from './shape-examples.ts';

const codeOf = (shape: Shape) =>
  Object.entries(shape)
    .map(([name, value]) => `"${name}": ${JSON.stringify(value)}`)
    .join(',\n');

/** Every kind of shape: how it looks, and its data. */
export function ShapeSheet() {
  return (
    <Unstyled>
      <Grid columns={3}>
        {Object.values(shapeExamples).map((shape) => (
          <Stack key={shape.kind} gap="half">
            <Artwork
              composition={{ width: 160, height: 96, background: 'raised', shapes: [shape] }}
            />
            <Source code={codeOf(shape)} language="json" />
          </Stack>
        ))}
      </Grid>
    </Unstyled>
  );
}
