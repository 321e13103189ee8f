import type { FormErrorLabels } from './form-error-labels.ts';
import type { FormDefaults, FormField, FormRules, FormValues } from './form-fields.ts';

export type FormProps<Fields extends readonly FormField[]> = {
  /** The fields, in order. At least one. */
  fields: Fields;
  /**
   * What the fields hold at first, by name. What a visitor enters comes before it, also as a draft.
   * To change it, change the form's `key` as well.
   * @default all are empty
   */
  defaultValues?: FormDefaults<Fields> | undefined;
  /**
   * Loads the rules when the visitor first enters the form. Keep them in a module of their own and
   * import it here, so that they load only when needed. If the visitor submits the form before the
   * rules have loaded, it waits for them, as busy. If they fail to load, or take more than 15 seconds,
   * the browser itself checks and sends the form.
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
   * Shown and announced next to `thanks` when the visitor has changed something since it was sent.
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
   * How much room it takes. `compact` puts large fields in pairs as well, if the form is wide enough,
   * for a form that is not the main thing on its page.
   * @default 'regular'
   */
  variant?: 'regular' | 'compact' | undefined;
  /** The `id` of the heading above it, which names the form for assistive technology. */
  labelledBy?: string | undefined;
  /**
   * A name for what the form holds: values, files, and whether they were sent. With a name, all of it
   * is kept in memory when the form is removed, sending goes on, and the next form of that name
   * continues. Of a form in which the visitor has changed nothing, nothing is kept. It must be unique among the forms that are shown together. To change it, change the
   * form's `key` as well.
   * @default nothing is kept
   */
  draft?: string | undefined;
};
