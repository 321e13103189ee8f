import { fileControlsOf } from './form-controls.ts';
import type { FormDraft, FormState } from './form-draft.ts';
import { findUnreadable } from './unreadable-file.ts';

type Submission<Values> = {
  form: HTMLFormElement;
  /** Resolves to the values if they are valid. */
  check: () => Promise<Values | undefined>;
  send: (values: Values) => Promise<void>;
  unreadableFile: (name: string) => string;
};

/** In ms. After this, the form stops waiting for its checks and leaves them to the browser. */
const checksTimeout = 15_000;

const afterChecksTimeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, checksTimeout, new Error('The form checks took too long to load.'));
  });

/** Lets the browser check and post the form, as it would without scripts. */
async function postNatively<Values>(
  { form, unreadableFile }: Submission<Values>,
  leave: () => void,
): Promise<FormState['status']> {
  // The visitor may have gone to another page in the meantime. Don't leave that page.
  if (!form.isConnected) return 'failed';
  for (const control of fileControlsOf(form)) {
    const file = await findUnreadable(control.files);
    control.setCustomValidity(file ? unreadableFile(file.name) : '');
  }
  if (!form.reportValidity()) return 'idle';
  leave();
  form.submit();
  // Stay busy until the browser leaves the page, so that nothing is posted twice. But not forever,
  // because the visitor can stop it or go back.
  await new Promise((resolve) => {
    addEventListener('pagehide', resolve, { once: true });
    setTimeout(resolve, checksTimeout);
  });
  return 'idle';
}

async function checkAndSend<Values>(
  submission: Submission<Values>,
  leave: () => void,
): Promise<FormState['status']> {
  let values: Values | undefined;
  try {
    values = await Promise.race([submission.check(), afterChecksTimeout()]);
  } catch (error) {
    console.error(error);
    return postNatively(submission, leave);
  }
  if (!values) return 'idle';
  try {
    await submission.send(values);
    return 'sent';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

/**
 * Checks and sends a form, and keeps its draft up to date. Until it is done, the form can't be sent
 * again, and the browser asks before it leaves the page.
 */
export async function submitForm<Values>(draft: FormDraft, submission: Submission<Values>) {
  // Enter and scripts can submit the form despite the busy button, but nothing may be sent twice.
  if (draft.getState().status === 'submitting') return;
  draft.update({ status: 'submitting', isEdited: false });
  const leaving = new AbortController();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: leaving.signal });
  const leave = () => leaving.abort();
  const status = await checkAndSend(submission, leave);
  leave();
  draft.update({ status });
}
