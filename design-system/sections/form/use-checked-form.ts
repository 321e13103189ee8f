import { type FormEvent, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { createFormChecks, ErrorSummary } from './form-checks.ts';
import { findDraft, initialState } from './form-draft.ts';
import type { FormField, FormValues } from './form-fields.ts';
import { noProblems } from './form-problems.ts';
import type { FormProps } from './form-props.ts';
import { submitForm } from './submit-form.ts';

type CheckedForm<Fields extends readonly FormField[]> = Pick<
  FormProps<Fields>,
  'draft' | 'loadRules' | 'onSubmit'
> & { unreadableFile: (name: string) => string };

/**
 * The state of a form. Its checks load when the visitor first enters the form. If the form is
 * submitted before they have loaded, it waits for them.
 */
export function useCheckedForm<Fields extends readonly FormField[]>({
  draft: name,
  loadRules,
  onSubmit,
  unreadableFile,
}: CheckedForm<Fields>) {
  const [draft] = useState(() => findDraft(name));
  const state = useSyncExternalStore(draft.subscribe, draft.getState, () => initialState);
  const [problems, setProblems] = useState(noProblems);
  const [errorSummary, setErrorSummary] = useState<{ ErrorSummary?: typeof ErrorSummary }>({});
  const checks = useRef<Promise<ReturnType<typeof createFormChecks<FormValues<Fields>>>>>(null);

  async function loadChecks(form: HTMLFormElement) {
    try {
      const [{ createFormChecks, ErrorSummary }, rules] = await Promise.all([
        import('./form-checks.ts'),
        loadRules(),
      ]);
      setErrorSummary({ ErrorSummary });
      return createFormChecks(form, rules, unreadableFile, setProblems);
    } catch (error) {
      // Makes the next call try again.
      checks.current = null;
      throw error;
    }
  }

  const load = (form: HTMLFormElement) => {
    checks.current ??= loadChecks(form);
    return checks.current;
  };

  return {
    ...state,
    problems,
    ...errorSummary,
    attach: useCallback(
      (form: HTMLFormElement) => {
        // Until scripts run, the browser validates the form. From now on, the rules do.
        form.noValidate = true;
        return draft.attach(form);
      },
      [draft],
    ),
    enter({ currentTarget }: FormEvent<HTMLFormElement>) {
      // If this fails, nothing is lost: submitting tries again.
      load(currentTarget).catch(() => {});
    },
    noteEdit: draft.noteEdit,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      const check = async () => {
        const loaded = await load(form);
        // Changes made while waiting are also sent, unless they were made in a later form.
        if (form.isConnected) draft.update({ isEdited: false });
        return loaded.check();
      };
      submitForm(draft, { form, check, send: onSubmit, unreadableFile });
    },
  };
}
