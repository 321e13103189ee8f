/** A file of `size` bytes, the same on every run. */
export const makeFile = (name: string, size = 1000) =>
  new File([new Uint8Array(size)], name, { lastModified: 0 });

/** What the browser does once files are picked in its dialog, which no script can open. */
export function chooseFiles(input: HTMLInputElement, ...files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The names of the files that the input would post. */
export const filesIn = (input: HTMLInputElement) =>
  Array.from(input.files ?? [], ({ name }) => name);
