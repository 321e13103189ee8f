import type { Person } from '../../primitives/byline/byline.tsx';
import { DecorativeImage } from '../../primitives/decorative-image/decorative-image.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './team.css.ts';

/** Someone whom a visitor may talk to. */
export type TeamMember = Person & {
  /** The address of a square picture, at least 640 px wide, or an SVG. */
  portrait: string;
  /** What the person is known for, in one sentence. */
  text: string;
};

/** A team as data. */
export type TeamContent = SectionHeaderContent & {
  /** Four people, because they fill a row. Each name must be unique. */
  people: readonly [TeamMember, TeamMember, TeamMember, TeamMember];
};

export type TeamProps = TeamContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * The people behind a company, each with a large portrait, which is decoration. Four are side by
 * side on a desktop, and two on tablets and phones.
 *
 * Not for whoever wrote or said something: use `Byline`.
 */
export function Team({ people, background, ...header }: TeamProps) {
  return (
    <TitledSection {...header} background={background}>
      <Grid as="ul" columns={4} onPhones="pairs">
        {people.map(({ name, role, portrait, text }) => (
          // In WebKit, a block at the start of a list item is below the marker's empty line.
          <Stack key={name} as="li" gap="x2">
            <DecorativeImage src={portrait} size={640} className={styles.portrait} />
            <div>
              <Heading level={3}>{name}</Heading>
              <Text size="small" tone="muted">
                {role}
              </Text>
            </div>
            <Text tone="soft">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </TitledSection>
  );
}
