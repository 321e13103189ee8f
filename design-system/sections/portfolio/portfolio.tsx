import {
  Carousel,
  type CarouselLabels,
  type SlidesPerView,
} from '../../primitives/carousel/carousel.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { figure } from '../stats/figure.css.ts';
import * as styles from './portfolio.css.ts';

type ProjectFact = { label: string; value: string };

/** A finished project as data. */
export type Project = {
  title: string;
  /** What the project changed, in about twenty words. Cards on a phone leave it out. */
  summary: string;
  /**
   * A photo, a screenshot, or an SVG, about 640 × 540 px. Up to 2% of each side may be cut off. `alt`
   * says what it shows, in one sentence (WCAG 1.1.1).
   */
  image: { src: string; alt: string };
  /** What the client gained: a number of up to six characters, and what it counts. */
  result: { figure: string; label: string };
  /** Up to four facts, such as the kind of client and the duration. */
  facts: readonly ProjectFact[];
};

/** A portfolio as data. */
export type PortfolioContent = SectionHeaderContent & {
  /** Each title must be unique. */
  projects: readonly Project[];
};

export type PortfolioProps = PortfolioContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * How many slides are visible at once, from each breakpoint up.
   * @default { base: 2, desktop: 1 }
   */
  perView?: SlidesPerView | undefined;
  /** The carousel's texts: see `Carousel`. */
  labels?: Partial<CarouselLabels> | undefined;
};

function ProjectCard({ project }: { project: Project }) {
  const { src, alt } = project.image;
  return (
    <article className={styles.project}>
      <img src={src} alt={alt} width={640} height={540} loading="lazy" className={styles.image} />
      <div className={styles.body}>
        <Stack gap="x1h">
          <Heading level={3}>{project.title}</Heading>
          <div className={styles.summary}>
            <Text size="small" tone="soft">
              {project.summary}
            </Text>
          </div>
        </Stack>
        <p className={styles.result}>
          <span className={figure}>{project.result.figure}</span>{' '}
          <Text as="span" size="small">
            {project.result.label}
          </Text>
        </p>
        <dl className={styles.facts}>
          {project.facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>
                <Text as="span" size="caption" tone="muted">
                  {label}
                </Text>
              </dt>
              <dd>
                <Text as="span" size="small" weight="medium">
                  {value}
                </Text>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

/**
 * Finished projects, each with one result in large type, as a carousel that moves only when the
 * visitor moves it. On a desktop, one project fills the row, with its picture next to the text. Below
 * that, the cards are vertical, and two of them fit.
 *
 * Not for projects that have their own pages, because its slides have no links: use `CardGrid`. For
 * only the names of clients, use `LogoCarousel`.
 */
export function Portfolio({
  projects,
  background,
  perView = { base: 2, desktop: 1 },
  labels,
  ...header
}: PortfolioProps) {
  return (
    <Section background={background}>
      <Carousel
        labels={labels}
        header={(titleId) => <SectionHeader {...header} id={titleId} />}
        perView={perView}
        slides={projects.map((project) => ({
          id: project.title,
          content: <ProjectCard project={project} />,
        }))}
      />
    </Section>
  );
}
