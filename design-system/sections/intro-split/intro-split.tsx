import { useId } from 'react';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';

/** An introduction as data. */
export type IntroSplitContent = Omit<SectionHeaderContent, 'lead'> & {
  /** One to three paragraphs; the first is set as a lead. */
  paragraphs: readonly [string, ...string[]];
  /** Where to read on. */
  link?: LinkTarget;
};

export type IntroSplitProps = IntroSplitContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * A short telling of something: the title left, its paragraphs right.
 *
 * Not for more than three paragraphs: use `Prose`, which also takes subheadings and lists. For a
 * text that goes with a picture, use `SplitFeature`.
 */
export function IntroSplit({ paragraphs, link, background, ...header }: IntroSplitProps) {
  const titleId = useId();
  const [lead, ...rest] = paragraphs;
  return (
    <Section background={background} labelledBy={titleId}>
      <Grid columns="split" gap="wide" align="start">
        <SectionHeader {...header} id={titleId} variant="stacked" />
        <Stack gap="x2" align="start">
          <Text size="lead">{lead}</Text>
          {rest.map((paragraph) => (
            <Text key={paragraph} tone="soft">
              {paragraph}
            </Text>
          ))}
          {link && (
            <TextLink href={link.href} variant="standalone">
              {link.label}
            </TextLink>
          )}
        </Stack>
      </Grid>
    </Section>
  );
}
