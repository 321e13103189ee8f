import { useId } from 'react';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import * as styles from './tech-grid.css.ts';

/** A technology or tool as data. */
export type Technology = {
  name: string;
  /** Address of its logo: a square image, drawn for a light background. */
  logo: string;
};

/** A technology grid as data: one flat list, or several under titles of their own. */
export type TechGridContent = SectionHeaderContent &
  (
    | { technologies: readonly Technology[]; groups?: undefined }
    | {
        groups: readonly { title: string; technologies: readonly Technology[] }[];
        technologies?: undefined;
      }
  );

export type TechGridProps = TechGridContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

function TechnologyList({ technologies }: { technologies: readonly Technology[] }) {
  return (
    <Cluster as="ul" gap="x1">
      {technologies.map(({ name, logo }) => (
        <li key={name} className={styles.technology}>
          <span className={styles.dot}>
            {/* The name stands beside it, so the picture adds nothing in words. */}
            <img src={logo} alt="" width={24} height={24} loading="lazy" decoding="async" />
          </span>
          {name}
        </li>
      ))}
    </Cluster>
  );
}

/**
 * The technologies a team works with, each with its logo; names in one list must differ.
 *
 * Not for skills or tools without a logo: use `Badge` in a `Cluster`. For clients' logos, use
 * `LogoCarousel`.
 */
export function TechGrid({ technologies, groups, background, ...header }: TechGridProps) {
  const titleId = useId();
  return (
    <Section background={background} labelledBy={titleId}>
      <Stack gap="x6">
        <SectionHeader {...header} id={titleId} />
        {technologies && <TechnologyList technologies={technologies} />}
        {groups && (
          <div className={styles.groups}>
            {groups.map((group) => (
              <div key={group.title} className={styles.group}>
                <Heading level={3}>{group.title}</Heading>
                <TechnologyList technologies={group.technologies} />
              </div>
            ))}
          </div>
        )}
      </Stack>
    </Section>
  );
}
