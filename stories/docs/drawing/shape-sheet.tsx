import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { Artwork, Grid, type Shape, Stack } from '#design-system';
import { cutExamples, shapeExamples } from './shape-examples.ts';

type Example = { name: string; shape: Shape; code: string };

/** Drawings of single shapes, each above its code. */
function Sheet({ examples }: { examples: readonly Example[] }) {
  return (
    <Unstyled>
      <Grid columns={3}>
        {examples.map(({ name, shape, code }) => (
          <Stack key={name} gap="half">
            <Artwork
              composition={{ width: 160, height: 96, background: 'raised', shapes: [shape] }}
            />
            <Source code={code} language="json" />
          </Stack>
        ))}
      </Grid>
    </Unstyled>
  );
}

const codeOf = (shape: Shape) =>
  Object.entries(shape)
    .map(([name, value]) => `"${name}": ${JSON.stringify(value)}`)
    .join(',\n');

/** Every kind of shape: how it looks, and its data. */
export const ShapeSheet = () => (
  <Sheet
    examples={Object.values(shapeExamples).map((shape) => ({
      name: shape.kind,
      shape,
      code: codeOf(shape),
    }))}
  />
);

/** Every cut of a face, and what it can be combined with. */
export const CutSheet = () => (
  <Sheet
    examples={Object.values(cutExamples).map((look) => ({
      name: look.cut,
      shape: { kind: 'face', at: [80, 96], size: 96, ...look },
      code: [look.cut, look.wears]
        .flatMap((word) => (word ? [JSON.stringify(word)] : []))
        .join(', '),
    }))}
  />
);
