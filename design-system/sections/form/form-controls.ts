import { toFileList } from '../../primitives/file-field/chosen-files.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of a form's controls, by name: texts and file lists. */
export type FormEntries = ReadonlyMap<string, string | readonly File[]>;

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && element.type !== 'hidden') ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The controls that visitors fill in, in document order. */
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

function holdsDefault(control: Control) {
  if (isFileControl(control)) return control.files.length === 0;
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.selectedOptions).every(({ defaultSelected }) => defaultSelected);
  }
  return control.value === control.defaultValue;
}

/** Whether the form is unchanged since it was served or rendered. */
export const isUntouched = (form: HTMLFormElement) => controlsOf(form).every(holdsDefault);

/**
 * Fills in untouched controls and leaves the others alone, because the visitor may already have
 * entered something.
 */
export function fillInEntries(form: HTMLFormElement, entries: FormEntries) {
  for (const control of controlsOf(form)) {
    const entry = entries.get(control.name);
    if (!entry || !holdsDefault(control)) continue;
    if (typeof entry === 'string') control.value = entry;
    else if (isFileControl(control)) control.files = toFileList(entry);
  }
}
