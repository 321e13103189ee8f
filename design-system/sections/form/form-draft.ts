import { type FormEntries, fillInEntries, isUntouched, readEntries } from './form-controls.ts';

export type FormState = {
  status: 'idle' | 'submitting' | 'sent' | 'failed';
  /** Whether the visitor has changed anything since the values were last read for sending. */
  isEdited: boolean;
};

export const initialState: FormState = { status: 'idle', isEdited: false };

/**
 * The state of a form, outside React. It outlives the component, so that sending continues and
 * nothing is lost while the visitor looks at another page.
 */
function createFormDraft() {
  let state = initialState;
  let entries: FormEntries = new Map();
  const listeners = new Set<() => void>();
  const update = (changes: Partial<FormState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    update,
    noteEdit() {
      if (!state.isEdited) update({ isEdited: true });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /**
     * Fills in the values of an earlier form with this draft. Returns a function that saves the
     * values of this one.
     */
    attach(form: HTMLFormElement) {
      fillInEntries(form, entries);
      return () => {
        // The visitor's choice is kept even if it equals a form's initial value.
        if (entries.size > 0 || !isUntouched(form)) entries = readEntries(form);
      };
    },
  };
}

export type FormDraft = ReturnType<typeof createFormDraft>;

const drafts = new Map<string, FormDraft>();

/** The draft with that name, kept as long as the document. Without a name, a new draft. */
export function findDraft(name?: string) {
  const draft = (name !== undefined && drafts.get(name)) || createFormDraft();
  if (name !== undefined) drafts.set(name, draft);
  return draft;
}
