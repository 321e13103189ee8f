import { CircleAlert } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import * as styles from './error-summary.css.ts';
import type { FormErrorLabels } from './form-error-labels.ts';
import type { FormField } from './form-fields.ts';
import type { FormProblems } from './form-problems.ts';
import { useMarkedTitle } from './use-marked-title.ts';

/** Moves focus to an element, and scrolls all of `area` into view, clear of a sticky header. */
function focusIn(area: Element | null | undefined, element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  area?.scrollIntoView({ block: 'nearest' });
}

type Refused = FormProblems['refused'][number];

/** Moves focus to a control, and scrolls its label and its error into view with it. */
const focusControl = ({ control }: Refused) => focusIn(control.labels?.[0]?.parentElement, control);

type ErrorSummaryProps = FormProblems & {
  fields: readonly FormField[];
  labels: FormErrorLabels;
};

/**
 * Leads visitors to invalid fields. If there is only one, it takes focus. If there are more, they
 * are counted and listed, and the list takes focus. The list doesn't change until the next attempt,
 * so that nothing moves while the visitor corrects the fields.
 */
export function ErrorSummary({ errors, refused, fields, labels }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const hasErrors = Object.keys(errors).length > 0;
  useMarkedTitle(hasErrors ? labels.pageTitle : undefined, refused);
  useEffect(() => {
    const [first, second] = refused;
    if (second) focusIn(summary.current, summary.current);
    else if (first) focusControl(first);
  }, [refused]);

  if (refused.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and these are links.
    <div
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={summary}
      className={styles.summary}
    >
      <p id={titleId} className={styles.title}>
        <Icon icon={CircleAlert} />
        {labels.count(refused.length)}
      </p>
      <ul className={styles.list}>
        {refused.map((problem) => {
          const { control, message } = problem;
          const label = fields.find(({ name }) => name === control.name)?.label ?? '';
          return (
            <li key={control.name}>
              <a
                href={`#${control.id}`}
                onClick={(event) => {
                  // The URL doesn't change, so that Back leads to the previous page.
                  event.preventDefault();
                  focusControl(problem);
                }}
                className={styles.link}
              >
                {labels.problem(label, message)}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
