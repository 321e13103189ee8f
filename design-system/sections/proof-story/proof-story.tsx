import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Section } from '../../primitives/section/section.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { layout } from '../proof-band/proof-band.css.ts';
import type { ProofBandContent } from '../proof-band/proof-content.ts';
import { Claim, Quote } from '../proof-band/proof-parts.tsx';
import * as styles from './proof-story.css.ts';

/** A part of a project and its scene, as data. */
export type ProofFrame = {
  title: string;
  text: string;
  /**
   * 480 units wide, and as high as the others. What is drawn stands on its lower edge, and the frame
   * cuts off what leaves it. Its labels are readable on every phone if they are at least 21 high. It
   * isn't on paper.
   */
  picture: Picture;
};

/** A project that proves a claim, in three scenes, as data. */
export type ProofStoryContent = Omit<ProofBandContent, 'picture' | 'parts'> & {
  /** The problem, the solution, and the result. Each title must be unique. */
  frames: readonly [ProofFrame, ProofFrame, ProofFrame];
};

export const proofStoryBackgrounds = ['canvas', 'subtle'] as const;

export type ProofStoryProps = ProofStoryContent & {
  /**
   * Light, so that each frame stands out.
   * @default 'subtle'
   */
  background?: (typeof proofStoryBackgrounds)[number] | undefined;
};

/** It gets brighter from the problem to the result. */
const skies = ['inverse', 'brand', 'accent'] as const;

/**
 * One project as proof, told in three scenes: the problem at night, the work, and the result in the
 * morning. The number and the client's words are above them. On a phone, the scenes are one below the
 * other. Paper has their words.
 *
 * Not for a project with a single picture: use `ProofBand`. For steps that every client goes through,
 * use `ProcessSteps`.
 */
export function ProofStory({
  quote,
  action,
  frames,
  background = 'subtle',
  ...claim
}: ProofStoryProps) {
  return (
    <Section background={background}>
      <Stack gap="x4">
        <div className={layout.mirrored}>
          <Claim {...claim} />
          <Quote quote={quote} action={action} size="large" />
        </div>
        <ol className={styles.frames}>
          {frames.map(({ title, text, picture }, index) => (
            <li key={title} className={styles.frame}>
              <div className={classNames(styles.scene, backgrounds[skies[index] ?? 'accent'])}>
                <Artwork composition={picture.composition} label={picture.alt} />
              </div>
              <Stack gap="x1">
                <Heading level={3} size={4}>
                  {title}
                </Heading>
                <Text tone="soft">{text}</Text>
              </Stack>
            </li>
          ))}
        </ol>
      </Stack>
    </Section>
  );
}
