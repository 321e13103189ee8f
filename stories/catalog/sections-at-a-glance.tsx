import { Grid, Heading, Section, Stack, Text } from '#design-system';
import { Copyable } from './copyable.tsx';
import { examples } from './examples.ts';
import { SectionPicture } from './section-picture.tsx';

const nameOf = ({ component, variant }: (typeof examples)[number]) =>
  variant === 'basic' ? component : `${component}, ${variant}`;

/** Every section and every variant as a small picture, with the shortest code for it. */
export function SectionsAtAGlance() {
  return (
    <Section space="tight">
      <Stack gap="x4">
        <Heading level={1}>Sections at a glance</Heading>
        <Text size="lead" tone="soft">
          Press a picture to copy the code that it is drawn from.
        </Text>
        <Grid columns={3} as="ul">
          {examples.map((example) => (
            <li key={nameOf(example)}>
              <Copyable name={nameOf(example)} code={example.code}>
                <SectionPicture>{example.element}</SectionPicture>
              </Copyable>
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
