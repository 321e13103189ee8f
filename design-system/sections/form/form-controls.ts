import { toFileList } from '../../primitives/file-field/chosen-files.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the controls of a form hold, by name: texts and lists of files. */
export type FormEntries = ReadonlyMap<string, string | readonly File[]>;

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && element.type !== 'hidden') ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The controls that visitors fill in, in their order. */
export const controlsOf = (form: HTMLFormElement) => Array.from(form.elements).filter(isControl);

const isFileControl = (control: Control): control is HTMLInputElement & { files: FileList } =>
  control instanceof HTMLInputElement && control.files !== null;

export const fileControlsOf = (form: HTMLFormElement) => controlsOf(form).filter(isFileControl);

export const readEntries = (form: HTMLFormElement): FormEntries =>
  new Map(
    controlsOf(form).map((control) => [
      control.name,
      isFileControl(control) ? Array.from(control.files) : control.value,
    ]),
  );

/** Fills in what is empty, and leaves the rest as it is, because the visitor may already have typed. */
export function fillInEntries(form: HTMLFormElement, entries: FormEntries) {
  for (const control of controlsOf(form)) {
    const entry = entries.get(control.name);
    if (!entry || control.value) continue;
    if (typeof entry === 'string') control.value = entry;
    else if (isFileControl(control)) control.files = toFileList(entry);
  }
}
