import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { type Step, StepList } from '../process-steps/step-list.tsx';
import type { Stat } from '../stats/stats.tsx';
import { Quotation, type Testimonial } from '../testimonials/quotation.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './case-study.css.ts';

/** The story of one project, as data. Its title says what changed. */
export type CaseStudyContent = Omit<SectionHeaderContent, 'eyebrow'> & {
  /** The client or the industry, in a few words. It stands above the title. */
  client: string;
  /** What was wrong, in one or two sentences. */
  challenge: string;
  /** A drawing of what was built, below the challenge. */
  picture?: Picture;
  /** What was done, in order: three to five steps. Each title must be unique. */
  steps: readonly Step[];
  /** What came of it, in one or two sentences. */
  result: string;
  /** Two to four figures of this project. Each label must be unique. */
  figures: readonly [Stat, Stat, Stat?, Stat?];
  /** What the client says about it. */
  quote?: Testimonial;
  /** The button below the story, if any. */
  action?: LinkTarget;
};

/** The headings of the story's parts. */
export type CaseStudyLabels = { challenge: string; steps: string; result: string };

const defaultLabels: CaseStudyLabels = {
  challenge: 'The challenge',
  steps: 'What we did',
  result: 'The result',
};

export type CaseStudyProps = CaseStudyContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /** @default { challenge: 'The challenge', steps: 'What we did', result: 'The result' } */
  labels?: Partial<CaseStudyLabels> | undefined;
};

/** The result stands out from the other panels. */
const resultBackground = (background: BackgroundName) =>
  background === 'inverse' || background === 'brand' ? 'accent' : 'inverse';

/**
 * One project from beginning to end: challenge, steps, result, and the client's words. On a desktop,
 * its panels fill two rows.
 *
 * Not for several projects at a glance: use `Portfolio`. For praise without its story, use
 * `Testimonials`.
 */
export function CaseStudy({
  client,
  challenge,
  picture,
  steps,
  result,
  figures,
  quote,
  action,
  background = 'canvas',
  labels,
  ...header
}: CaseStudyProps) {
  const titles = { ...defaultLabels, ...labels };
  const art = picture?.composition;
  return (
    <TitledSection {...header} eyebrow={client} background={background}>
      <div className={styles.panels}>
        <div className={styles.narrow}>
          <Card>
            <div className={classNames(styles.opening, picture && styles.illustrated)}>
              <Stack gap="x2">
                <h3 className={styles.title}>{titles.challenge}</h3>
                <p className={styles.challenge}>{challenge}</p>
              </Stack>
              {picture && (
                <div
                  className={classNames(styles.art, art?.background && backgrounds[art.background])}
                >
                  <Artwork composition={picture.composition} label={picture.alt} />
                </div>
              )}
            </div>
          </Card>
        </div>
        <div className={styles.wide}>
          <Card>
            <div className={styles.steps}>
              <h3 className={styles.title}>{titles.steps}</h3>
              <StepList steps={steps} variant="narrow" level={4} />
            </div>
          </Card>
        </div>
        <div className={styles.wide}>
          <Card background={resultBackground(background)}>
            <div className={styles.result}>
              <h3 className={styles.title}>{titles.result}</h3>
              <Text tone="soft">{result}</Text>
              <dl className={styles.figures}>
                {figures.map(
                  (figure) =>
                    figure && (
                      <div key={figure.label} className={styles.figure}>
                        <dt className={styles.label}>{figure.label}</dt>
                        <dd className={styles.value}>{figure.value}</dd>
                      </div>
                    ),
                )}
              </dl>
            </div>
          </Card>
        </div>
        {quote && (
          <div className={styles.narrow}>
            <Card>
              <Quotation {...quote} />
            </Card>
          </div>
        )}
      </div>
      {action && (
        <div>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      )}
    </TitledSection>
  );
}
