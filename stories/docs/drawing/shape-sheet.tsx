import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { Artwork, Grid, type Shape, Stack } from '#design-system';
import { cutExamples, shapeExamples } from './shape-examples.ts';

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

/** Every cut of a face, and what it can be combined with. */
export function CutSheet() {
  return (
    <Unstyled>
      <Grid columns={3}>
        {Object.values(cutExamples).map((look) => (
          <Stack key={look.cut} gap="half">
            <Artwork
              composition={{
                width: 160,
                height: 96,
                background: 'raised',
                shapes: [{ kind: 'face', at: [80, 96], size: 96, ...look }],
              }}
            />
            <Source
              code={[look.cut, look.wears]
                .filter(Boolean)
                .map((word) => JSON.stringify(word))
                .join(', ')}
              language="json"
            />
          </Stack>
        ))}
      </Grid>
    </Unstyled>
  );
}
