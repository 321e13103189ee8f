import { type FormEntries, fillInEntries, isUntouched, readEntries } from './form-controls.ts';

export type FormState = {
  status: 'idle' | 'submitting' | 'sent' | 'failed';
  /** Whether the visitor has changed something since the values were last read for sending. */
  isEdited: boolean;
};

export const initialState: FormState = { status: 'idle', isEdited: false };

/**
 * The state of a form, outside React: it outlives the component, so that sending goes on and nothing
 * is lost while the visitor looks at another page.
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
    /** Fills in what an earlier form with this draft held. Returns how to keep what this one holds. */
    attach(form: HTMLFormElement) {
      fillInEntries(form, entries);
      return () => {
        // What the visitor has chosen is kept even where it is what a form holds at first.
        if (entries.size > 0 || !isUntouched(form)) entries = readEntries(form);
      };
    },
  };
}

export type FormDraft = ReturnType<typeof createFormDraft>;

const drafts = new Map<string, FormDraft>();

/** The draft of that name, which lives as long as the document. Without a name, a new one. */
export function findDraft(name?: string) {
  const draft = (name !== undefined && drafts.get(name)) || createFormDraft();
  if (name !== undefined) drafts.set(name, draft);
  return draft;
}
