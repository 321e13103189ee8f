import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './form.css.ts';
import { FormControl } from './form-control.tsx';
import type { FormField, FormRules, FormValues } from './form-fields.ts';
import { FormOutcome } from './form-outcome.tsx';
import { useCheckedForm } from './use-checked-form.ts';

export type { FormField, FormRules, FormValues } from './form-fields.ts';

export type FormProps<Fields extends readonly FormField[]> = {
  /** The fields, in order. At least one. */
  fields: Fields;
  /**
   * Loads the rules when the visitor first enters the form. Keep them in a module of their own and
   * import it here, so that they load only when needed. If the visitor submits the form before the
   * rules have loaded, it waits for them.
   */
  loadRules: () => Promise<FormRules<FormValues<Fields>>>;
  /**
   * Sends valid values. The form is busy until the promise settles. If it rejects, the error is
   * logged, and the form keeps all values and files.
   */
  onSubmit: (values: FormValues<Fields>) => Promise<void>;
  /** Where the browser itself sends the form if no script runs. */
  action: string;
  /**
   * How the browser sends it then. `post` sends multipart data with the attachments.
   * @default 'post'
   */
  method?: 'post' | 'get' | undefined;
  /** Hidden fields, by name, for when the browser itself sends the form. `onSubmit` doesn't get them. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /**
   * The button's text.
   * @default 'Send'
   */
  submit?: string | undefined;
  /**
   * The button's text until `onSubmit` settles. It is also announced.
   * @default 'Sending…'
   */
  submitting?: string | undefined;
  /**
   * Shown and announced when `onSubmit` has resolved (WCAG 4.1.3). The form keeps its values.
   * @default 'Thank you. Your message was sent.'
   */
  thanks?: string | undefined;
  /**
   * Shown and announced when sending has failed and the visitor can try again. If left out, nothing is
   * shown.
   */
  failureMessage?: string | undefined;
  /**
   * Explains the mark of required fields, if there are any (WCAG 3.3.2).
   * @default 'Fields marked * are required.'
   */
  requiredNote?: string | undefined;
  /** The `id` of the heading above it, which names the form for assistive technology. */
  labelledBy?: string | undefined;
};

const standsAlone = ({ kind, isWide = kind === 'textarea' || kind === 'files' }: FormField) =>
  isWide;

/** Until scripts run, the browser checks the form. After that, the rules do. */
const leaveChecksToRules = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/**
 * A form made of fields, rules, and messages. It works on any background and has one or two columns,
 * depending on its own width. It is checked on submit: the first invalid field takes focus, and each
 * error is connected with its field (WCAG 3.3.1). Without scripts, the browser sends the form itself.
 * Values and files from before hydration are kept. A page can have several forms.
 *
 * Not for questions on several pages, or for other controls than its fields have: build those from
 * `TextField`, `TextArea`, `Select` and `FileField`.
 */
export function Form<const Fields extends readonly FormField[]>({
  fields,
  loadRules,
  onSubmit,
  action,
  method = 'post',
  hidden = {},
  submit = 'Send',
  submitting = 'Sending…',
  thanks = 'Thank you. Your message was sent.',
  failureMessage,
  requiredNote = 'Fields marked * are required.',
  labelledBy,
}: FormProps<Fields>) {
  const form = useCheckedForm<Fields>(loadRules, onSubmit);
  const isSubmitting = form.status === 'submitting';

  return (
    <form
      method={method}
      encType="multipart/form-data"
      action={action}
      aria-labelledby={labelledBy}
      onFocus={form.load}
      onSubmit={form.submit}
      ref={leaveChecksToRules}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="x3">
        {fields.some(({ required }) => required) && (
          <Text size="caption" tone="muted">
            {requiredNote}
          </Text>
        )}
        <div className={styles.fields}>
          {fields.map((field) => (
            <div key={field.name} className={standsAlone(field) ? styles.wide : undefined}>
              <FormControl
                field={field}
                register={form.register}
                error={form.errors[field.name]?.message}
              />
            </div>
          ))}
        </div>
        <div className={styles.send}>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? submitting : submit}
          </Button>
          <FormOutcome
            status={form.status}
            submitting={submitting}
            thanks={thanks}
            failureMessage={failureMessage}
          />
        </div>
      </Stack>
    </form>
  );
}
