import { CircleAlert, CircleCheck } from 'lucide';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { InquiryFields, type InquiryLabels } from './inquiry-fields.tsx';
import * as styles from './inquiry-form.css.ts';
import type { InquiryValues } from './inquiry-schema.ts';
import { useInquiry } from './use-inquiry.ts';

export type InquiryFormProps = {
  /** What each field is called. */
  labels: InquiryLabels;
  /** What a visitor may be interested in; the text of each is sent. At least one, no repeats. */
  categories: readonly string[];
  /** Stands in the list of categories until one is chosen. */
  placeholder: string;
  /** Says which attachments are welcome: how many and how large. */
  filesHint: string;
  /** What the button reads. */
  submit: string;
  /** What the button reads, and assistive technology hears, until `onSubmit` settles. */
  submitting: string;
  /** What a visitor reads and hears once the inquiry has arrived; the form keeps its values. */
  thanks: string;
  /** Where the browser posts the form natively while no script runs (specification §7). */
  action: string;
  /**
   * Sends a valid inquiry. The form is busy until the promise settles; a rejection is logged, and
   * loses nothing typed or attached.
   */
  onSubmit: (values: InquiryValues) => Promise<void>;
  /**
   * What a visitor reads when sending failed and can be tried again. Left out, a failure shows
   * nothing, as specification §4 has it.
   */
  failureMessage?: string | undefined;
  /**
   * Explains the mark of required fields.
   * @default 'Fields marked * are required.'
   */
  requiredNote?: string | undefined;
  /** The `id` of the heading above it, which names the form for assistive technology. */
  labelledBy?: string | undefined;
};

/** The browser's own checks guard the form until scripts run; from then on the schema does. */
const leaveChecksToSchema = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/**
 * The inquiry of specification §3 to §5, on any background, in one column or two by its own width.
 * Checked on submit; the first invalid field takes focus. Works without scripts as a multipart
 * post, and keeps what was typed or attached before they arrived. Several fit on one page.
 *
 * Not for other questions, such as a newsletter or a job application, because its fields are fixed:
 * build those forms from `TextField`, `TextArea`, `Select` and `FileField`.
 */
export function InquiryForm({
  labels,
  categories,
  placeholder,
  filesHint,
  submit,
  submitting,
  thanks,
  action,
  onSubmit,
  failureMessage,
  requiredNote = 'Fields marked * are required.',
  labelledBy,
}: InquiryFormProps) {
  const inquiry = useInquiry(categories, onSubmit);
  const isSubmitting = inquiry.status === 'submitting';

  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={action}
      aria-labelledby={labelledBy}
      onFocus={inquiry.load}
      onSubmit={inquiry.submit}
      ref={leaveChecksToSchema}
    >
      <input type="hidden" name="_method" value="post" />
      <Stack gap="x3">
        <Text size="caption" tone="muted">
          {requiredNote}
        </Text>
        <InquiryFields
          labels={labels}
          categories={categories}
          placeholder={placeholder}
          filesHint={filesHint}
          register={inquiry.register}
          errors={inquiry.errors}
        />
        <div className={styles.send}>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? submitting : submit}
          </Button>
          <div role="status" className={styles.outcome}>
            {isSubmitting && <VisuallyHidden>{submitting}</VisuallyHidden>}
            {inquiry.status === 'sent' && (
              <p className={styles.notice.sent}>
                <Icon icon={CircleCheck} />
                {thanks}
              </p>
            )}
            {inquiry.status === 'failed' && failureMessage && (
              <p className={styles.notice.failed}>
                <Icon icon={CircleAlert} />
                {failureMessage}
              </p>
            )}
          </div>
        </div>
      </Stack>
    </form>
  );
}
