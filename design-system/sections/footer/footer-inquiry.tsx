import { type ReactNode, useId } from 'react';
import { Byline, type Person } from '../../primitives/byline/byline.tsx';
import { size as headings } from '../../primitives/heading/heading.css.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './footer-inquiry.css.ts';

/** One thing that happens after the form is sent. */
export type NextStep = {
  /** When it happens, or how long it takes, such as `Today`. */
  when: string;
  /** What happens then. It continues the sentence that `when` starts. */
  what: string;
};

type InquiryWords = {
  /** What to do, as a level 2 heading. */
  title: string;
  /** Why, or what happens next, in one or two sentences. */
  lead: string;
  /** Who reads the message. Left out, nobody is named. */
  reader?: Person | undefined;
  /** The form. It receives the `id` of the title, which names it (WCAG 1.3.1). */
  form: (titleId: string) => ReactNode;
};

/** What a client says about the reply to a message like this, and who says it. */
export type InquiryQuote = Person & {
  /** One or two short sentences, without quotation marks. */
  text: string;
};

/**
 * The text next to the footer's form. `full` is the page's call to action. It says what happens
 * after the form is sent, or what a client says about it. `quiet` is for a page that already has a
 * form: it has a smaller title, and neither of these.
 */
export type FooterInquiryProps = InquiryWords &
  (
    | {
        emphasis: 'full';
        /** What happens after the form is sent, in order. Three steps fit next to the form. */
        nextSteps: readonly NextStep[];
        quote?: never;
      }
    | { emphasis: 'full'; quote: InquiryQuote; nextSteps?: never }
    | { emphasis: 'quiet'; nextSteps?: never; quote?: never }
  );

export type FooterInquiryLayoutProps = {
  inquiry: FooterInquiryProps;
  /** Names the list of steps, for assistive technology. */
  nextStepsLabel: string;
  /** Above the reader's name. */
  readerLabel: string;
  /** Shown below the steps. On phones, they are below the form, which is what visitors came for. */
  contacts: ReactNode;
};

/** The text and the contacts on one side, and the form on the other. */
export function FooterInquiry({
  inquiry,
  nextStepsLabel,
  readerLabel,
  contacts,
}: FooterInquiryLayoutProps) {
  // The title's `id` names only the form. The footer is already a landmark.
  const titleId = useId();
  const { title, lead, form, emphasis, reader, nextSteps, quote } = inquiry;
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
        {reader && (
          <Stack gap="x1">
            <Text size="small" tone="muted">
              {readerLabel}
            </Text>
            <Byline {...reader} />
          </Stack>
        )}
        {quote && (
          <figure className={styles.assurance}>
            <blockquote className={headings[3]}>{`“${quote.text}”`}</blockquote>
            <figcaption>
              <Byline {...quote} />
            </figcaption>
          </figure>
        )}
        {nextSteps && (
          <ol aria-label={nextStepsLabel} className={styles.assurance}>
            {nextSteps.map(({ when, what }) => (
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
      <div className={styles.narrow}>{contacts}</div>
    </div>
  );
}
