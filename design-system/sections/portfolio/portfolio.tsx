import { useId } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { Carousel } from '../../primitives/carousel/carousel.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import * as styles from './portfolio.css.ts';

/** A finished project as data. */
export type Project = {
  title: string;
  /** Whom it was for, in a word or two: "Charitable hospital". */
  client: string;
  /** What it changed, in about twenty words: at 390 px wide a card has room for no more. */
  summary: string;
  picture: Picture;
  /** Two or three, such as the time it took. */
  facts: readonly { label: string; value: string }[];
};

/** A portfolio as data. */
export type PortfolioContent = SectionHeaderContent & {
  /** Differing in their titles. */
  projects: readonly Project[];
};

export type PortfolioProps = PortfolioContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

function ProjectCard({ project }: { project: Project }) {
  const { composition, alt } = project.picture;
  return (
    <article className={styles.project}>
      <div
        className={
          composition.background
            ? `${styles.art} ${backgrounds[composition.background]}`
            : styles.art
        }
      >
        <Artwork composition={composition} label={alt} />
      </div>
      <div className={styles.body}>
        <Stack gap="x1h">
          <Text size="caption" tone="accent" weight="semibold">
            {project.client}
          </Text>
          <Heading level={3}>{project.title}</Heading>
          <Text size="small" tone="soft">
            {project.summary}
          </Text>
        </Stack>
        <dl className={styles.facts}>
          {project.facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.factLabel}>{label}</dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

/**
 * Finished projects as a carousel that stands still until moved: two at a time, one from 1199 px
 * (specification, section 9).
 *
 * Not for projects with a page to read on, because its slides have no links: use `CardGrid`. For
 * the names of clients alone, use `LogoCarousel`.
 */
export function Portfolio({ projects, background, ...header }: PortfolioProps) {
  const titleId = useId();
  return (
    <Section background={background}>
      <Carousel
        labelledBy={titleId}
        header={<SectionHeader {...header} id={titleId} variant="stacked" />}
        perView={{ base: 2, desktop: 1 }}
        slides={projects.map((project) => ({
          id: project.title,
          content: <ProjectCard project={project} />,
        }))}
      />
    </Section>
  );
}
