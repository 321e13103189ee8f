import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import * as styles from './form.css.ts';
import { FormControl } from './form-control.tsx';
import { formErrorLabels } from './form-error-labels.ts';
import type { FormField } from './form-fields.ts';
import { FormOutcome } from './form-outcome.tsx';
import type { FormProps } from './form-props.ts';
import { useCheckedForm } from './use-checked-form.ts';

export type { FormErrorLabels } from './form-error-labels.ts';
export type { FormDefaults, FormField, FormRules, FormValues } from './form-fields.ts';
export type { FormProps } from './form-props.ts';

const isLarge = ({ kind }: FormField) => kind === 'textarea' || kind === 'files';

const askToAttachAgain = (name: string) =>
  `“${name}” can’t be read anymore. Remove it from the list, then attach it again.`;

/**
 * A form made of fields, rules, and messages. It works on any background and has one or two
 * columns, depending on its width. It is validated on submit, and each error is connected to its
 * field. A single invalid field takes focus. Several are also listed above the fields, and that
 * list takes focus. Until all are corrected, the document's title says so (WCAG 3.3.1). Without
 * scripts, the browser sends the form. Values and files from before hydration are kept. While the
 * form is being sent, the browser asks before it leaves the page. A page can have several forms.
 *
 * Not for questions on several pages, or for controls other than the fields it supports: build
 * those from `TextField`, `TextArea`, `Select`, and `FileField`.
 */
export function Form<const Fields extends readonly FormField[]>({
  fields,
  defaultValues,
  loadRules,
  onSubmit,
  action,
  method = 'post',
  hidden = {},
  submit = 'Send',
  submitting = 'Sending…',
  thanks = 'Thank you. Your message was sent.',
  failureMessage,
  unsentChanges = 'Your changes since then have not been sent.',
  unreadableFile = askToAttachAgain,
  errorLabels,
  requiredNote = 'Fields marked * are required.',
  variant = 'regular',
  labelledBy,
  draft,
}: FormProps<Fields>) {
  const form = useCheckedForm<Fields>({ draft, loadRules, onSubmit, unreadableFile });
  const { ErrorSummary, problems } = form;
  const defaults = new Map<string, string | undefined>(Object.entries(defaultValues ?? {}));
  const standsAlone = (field: FormField) =>
    field.isWide ?? (variant === 'regular' && isLarge(field));
  const isSubmitting = form.status === 'submitting';

  return (
    <form
      method={method}
      encType="multipart/form-data"
      action={action}
      className={screenOnly}
      aria-labelledby={labelledBy}
      onFocus={form.enter}
      onInput={form.noteEdit}
      onSubmit={form.submit}
      ref={form.attach}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="x3">
        {ErrorSummary && (
          <ErrorSummary
            {...problems}
            fields={fields}
            labels={{ ...formErrorLabels, ...errorLabels }}
          />
        )}
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
                defaultValue={defaults.get(field.name)}
                error={problems.errors[field.name]?.message}
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
            unsentChanges={form.isEdited ? unsentChanges : undefined}
            failureMessage={failureMessage}
          />
        </div>
      </Stack>
    </form>
  );
}
