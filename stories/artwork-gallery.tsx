import {
  Artwork,
  type BackgroundName,
  type Composition,
  Grid,
  Section,
  Stack,
  Text,
} from '#design-system';

/** Without the lines past its sides, which would cross the next drawing. */
const framed = ({ bleeds: _, ...composition }: Composition) => composition;

/** Shows drawings and their names on one background. */
export const artworkGallery = (
  compositions: Record<string, Composition>,
  background: BackgroundName,
) => (
  <Section background={background} space="tight">
    <Grid columns={3} gap="wide">
      {Object.entries(compositions).map(([name, composition]) => (
        <Stack key={name} gap="x1">
          <Artwork composition={framed(composition)} />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  </Section>
);
