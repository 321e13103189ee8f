import { useId } from 'react';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { DecorativeImage } from '../../primitives/decorative-image/decorative-image.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './tech-grid.css.ts';

/** A technology or tool as data. */
export type Technology = {
  name: string;
  /** The URL of its logo: a square image for light backgrounds. */
  logo: string;
};

/** Technologies with their own title. */
export type TechnologyGroup = { title: string; technologies: readonly Technology[] };

type FlatList = {
  /** One flat list, in reading order. Each name must be unique. */
  technologies: readonly Technology[];
  groups?: undefined;
};

type Groups = {
  /** Several lists, each with a level 3 heading. */
  groups: readonly TechnologyGroup[];
  technologies?: undefined;
};

/** A technology grid as data: one flat list, or several lists with their own titles. */
export type TechGridContent = SectionHeaderContent & (FlatList | Groups);

export const techGridVariants = ['list', 'tiles'] as const;
export type TechGridVariant = (typeof techGridVariants)[number];

export type TechGridProps = SectionHeaderContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
} & (
    | (FlatList & { variant?: undefined })
    | (Groups & {
        /**
         * `list` has slots in rows, and a group's title on the left. `tiles` has larger logos, in
         * columns, and two groups side by side. On a phone, the groups scroll and snap.
         * @default 'list'
         */
        variant?: TechGridVariant | undefined;
      })
  );

/** Decoration, because the name is next to it. */
function Logo({ address }: { address: string }) {
  return (
    <span className={styles.dot}>
      <DecorativeImage src={address} size={20} />
    </span>
  );
}

function TechnologyList({ technologies }: { technologies: readonly Technology[] }) {
  return (
    <Cluster as="ul" gap="x1">
      {technologies.map(({ name, logo }) => (
        <li key={name} className={styles.technology}>
          <Logo address={logo} />
          {name}
        </li>
      ))}
    </Cluster>
  );
}

function Tiles({ groups, titleId }: { groups: readonly TechnologyGroup[]; titleId: string }) {
  return (
    <Grid columns={2} onPhones="rail" labelledBy={titleId}>
      {groups.map(({ title, technologies }) => (
        <Stack key={title} gap="x2">
          <Heading level={3} size={4}>
            {title}
          </Heading>
          <ul className={styles.tiles}>
            {technologies.map(({ name, logo }) => (
              <li key={name} className={styles.tile}>
                <Logo address={logo} />
                {name}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Grid>
  );
}

/**
 * The technologies that a team works with, each with its logo. Names in one list must be unique.
 *
 * Not for skills or tools without a logo: use `Badge` in a `Cluster`. For clients' logos, use
 * `LogoCarousel`.
 */
export function TechGrid({
  technologies,
  groups,
  background,
  variant = 'list',
  ...header
}: TechGridProps) {
  const titleId = useId();
  return (
    <TitledSection {...header} titleId={titleId} background={background}>
      {technologies && <TechnologyList technologies={technologies} />}
      {groups && variant === 'tiles' && <Tiles groups={groups} titleId={titleId} />}
      {groups && variant === 'list' && (
        <div>
          {groups.map((group) => (
            <div key={group.title} className={styles.group}>
              <Heading level={3}>{group.title}</Heading>
              <TechnologyList technologies={group.technologies} />
            </div>
          ))}
        </div>
      )}
    </TitledSection>
  );
}
