import { CircleAlert, CircleCheck } from 'lucide';
import { Icon } from '../../primitives/icon/icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './form.css.ts';
import type { useCheckedForm } from './use-checked-form.ts';

type FormOutcomeProps = {
  status: ReturnType<typeof useCheckedForm>['status'];
  submitting: string;
  thanks: string;
  failureMessage: string | undefined;
};

/** Shows and announces the progress and the result of sending (WCAG 4.1.3). */
export function FormOutcome({ status, submitting, thanks, failureMessage }: FormOutcomeProps) {
  return (
    <div role="status" className={styles.outcome}>
      {status === 'submitting' && <VisuallyHidden>{submitting}</VisuallyHidden>}
      {status === 'sent' && (
        <p className={styles.notice.sent}>
          <Icon icon={CircleCheck} />
          {thanks}
        </p>
      )}
      {status === 'failed' && failureMessage && (
        <p className={styles.notice.failed}>
          <Icon icon={CircleAlert} />
          {failureMessage}
        </p>
      )}
    </div>
  );
}
