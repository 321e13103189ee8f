import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './tech-grid.css.ts';

/** A technology or tool as data. */
export type Technology = {
  name: string;
  /** The address of its logo: a square image for light backgrounds. */
  logo: string;
};

/** A technology grid as data: one flat list, or several under titles of their own. */
export type TechGridContent = SectionHeaderContent &
  (
    | {
        /** One flat list, in reading order. Each name must be unique. */
        technologies: readonly Technology[];
        groups?: undefined;
      }
    | {
        /** Several lists, each with a heading of level 3. */
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
            {/* Decoration: the name is beside it. */}
            <img src={logo} alt="" width={24} height={24} loading="lazy" decoding="async" />
          </span>
          {name}
        </li>
      ))}
    </Cluster>
  );
}

/**
 * The technologies that a team works with, each with its logo. Names in one list must be unique.
 *
 * Not for skills or tools without a logo: use `Badge` in a `Cluster`. For clients' logos, use
 * `LogoCarousel`.
 */
export function TechGrid({ technologies, groups, background, ...header }: TechGridProps) {
  return (
    <TitledSection {...header} background={background}>
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
    </TitledSection>
  );
}
