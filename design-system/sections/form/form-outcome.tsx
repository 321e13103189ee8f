import { CircleAlert } from 'lucide';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './form.css.ts';
import type { FormState } from './form-draft.ts';

type FormOutcomeProps = {
  status: FormState['status'];
  submitting: string;
  thanks: string;
  unsentChanges: string | undefined;
  failureMessage: string | undefined;
};

/** Shows and announces the progress and the result of sending (WCAG 4.1.3). */
export function FormOutcome({
  status,
  submitting,
  thanks,
  unsentChanges,
  failureMessage,
}: FormOutcomeProps) {
  return (
    <div role="status" className={styles.outcome}>
      {status === 'submitting' && <VisuallyHidden>{submitting}</VisuallyHidden>}
      {status === 'sent' && (
        <p className={styles.notice.sent}>
          <span className={styles.filledSlot} />
          {thanks}
        </p>
      )}
      {status === 'sent' && unsentChanges && (
        <Text size="small" tone="soft">
          {unsentChanges}
        </Text>
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
