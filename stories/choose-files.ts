/** A file of `size` bytes, the same on every run. */
export const makeFile = (name: string, size = 1000) =>
  new File([new Uint8Array(size)], name, { lastModified: 0 });

/** Chooses files as if in the browser's dialog, which scripts can't control. */
export function chooseFiles(input: HTMLInputElement, ...files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The names of the files that the input would send. */
export const filesIn = (input: HTMLInputElement) =>
  Array.from(input.files ?? [], ({ name }) => name);
