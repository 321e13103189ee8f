import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './footer-inquiry.css.ts';

/** One of the things that happen after sending. */
export type NextStep = {
  /** When, or how long it takes, such as `Today`. */
  when: string;
  /** What happens then. It continues the sentence. */
  what: string;
};

type InquiryWords = {
  /** What to do, as a heading of level 2. */
  title: string;
  /** Why, or what follows, in one or two sentences. */
  lead: string;
  /** The form. It receives the `id` of the title, which names it (WCAG 1.3.1). */
  form: (titleId: string) => ReactNode;
};

/**
 * The words beside the footer's form. `full` is the page's call to action. `quiet` is for a page that
 * already has a form: a smaller title, and no steps.
 */
export type FooterInquiryProps = InquiryWords &
  (
    | {
        emphasis: 'full';
        /** What happens after sending, in order. Three fit beside the form. */
        nextSteps: readonly NextStep[];
      }
    | { emphasis: 'quiet'; nextSteps?: never }
  );

export type FooterInquiryLayoutProps = {
  inquiry: FooterInquiryProps;
  /** Names the list of steps, for assistive technology. */
  nextStepsLabel: string;
  /** Below the words, and below the form on phones. */
  contacts: ReactNode;
};

/** The words and the contacts at one side, and the form at the other. */
export function FooterInquiry({ inquiry, nextStepsLabel, contacts }: FooterInquiryLayoutProps) {
  // The title's `id` names only the form. The footer is already a landmark.
  const titleId = useId();
  const { title, lead, form, emphasis } = inquiry;
  return (
    <div className={styles.inquiry[emphasis]}>
      <div className={styles.title}>
        <Heading level={2} size={emphasis === 'quiet' ? 3 : 2} id={titleId}>
          {title}
        </Heading>
      </div>
      <div className={styles.explanation}>
        <Text size={emphasis === 'quiet' ? 'body' : 'lead'} tone="soft">
          {lead}
        </Text>
        {inquiry.nextSteps && (
          <ol aria-label={nextStepsLabel} className={styles.steps}>
            {inquiry.nextSteps.map(({ when, what }) => (
              <li key={when} className={styles.step}>
                <Text as="span" weight="semibold">
                  {`${when}: `}
                </Text>
                {what}
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className={styles.form}>{form(titleId)}</div>
      <div className={styles.contacts}>{contacts}</div>
    </div>
  );
}
