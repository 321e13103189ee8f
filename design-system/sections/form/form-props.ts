import type { FormErrorLabels } from './form-error-labels.ts';
import type { FormDefaults, FormField, FormRules, FormValues } from './form-fields.ts';

export type FormProps<Fields extends readonly FormField[]> = {
  /** The fields, in order. At least one. */
  fields: Fields;
  /**
   * The initial values of the fields, by name. What a visitor has entered takes precedence, even as
   * a draft. To change this prop, also change the form's `key`.
   * @default all are empty
   */
  defaultValues?: FormDefaults<Fields> | undefined;
  /**
   * Loads the rules when the visitor first enters the form. Keep them in a separate module and
   * import it here, so that they load only when needed. If the visitor submits the form before the
   * rules have loaded, it waits for them and looks busy. If they fail to load, or take more than 15
   * seconds, the browser checks and sends the form natively.
   */
  loadRules: () => Promise<FormRules<FormValues<Fields>>>;
  /**
   * Sends valid values. The form is busy until the promise settles. If it rejects, the error is
   * logged, and the form keeps all values and files.
   */
  onSubmit: (values: FormValues<Fields>) => Promise<void>;
  /** Where the browser sends the form if no script runs. */
  action: string;
  /**
   * How the browser sends it in that case. `post` sends multipart data with the attachments.
   * @default 'post'
   */
  method?: 'post' | 'get' | undefined;
  /**
   * Hidden fields, by name, for when the browser sends the form. `onSubmit` doesn't receive them.
   */
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
   * Shown and announced if sending has failed and the visitor can try again. If left out, nothing
   * is shown.
   */
  failureMessage?: string | undefined;
  /**
   * Shown and announced next to `thanks` if the visitor has changed something since then.
   * @default 'Your changes since then have not been sent.'
   */
  unsentChanges?: string | undefined;
  /**
   * The error of a file that was changed, moved, or deleted on disk after it was chosen, and can't be
   * read anymore.
   * @default names the file and asks to remove it and attach it again
   */
  unreadableFile?: ((name: string) => string) | undefined;
  /**
   * The texts about several errors. Any that is left out keeps its English default.
   */
  errorLabels?: Partial<FormErrorLabels> | undefined;
  /**
   * Explains the mark of required fields, if there are any (WCAG 3.3.2).
   * @default 'Fields marked * are required.'
   */
  requiredNote?: string | undefined;
  /**
   * How much space the form takes up. `compact` also puts large fields in pairs if the form is wide
   * enough, for a form that is not the main content of its page.
   * @default 'regular'
   */
  variant?: 'regular' | 'compact' | undefined;
  /** The `id` of the heading above it, which names the form for assistive technology. */
  labelledBy?: string | undefined;
  /**
   * A name for the form's state: its values, its files, and whether they were sent. With a name,
   * this state stays in memory when the form is removed: sending continues, and the next form with
   * that name picks up from there. If the visitor has changed nothing, nothing is kept. The name
   * must be unique among the forms that are shown together. To change it, also change the form's
   * `key`.
   * @default nothing is kept
   */
  draft?: string | undefined;
};
