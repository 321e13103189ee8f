/** Identifies a file by its name, its size, and when it was last modified. */
export const fileKey = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/** The files in the order in which they were chosen, without duplicates. */
export const withoutRepeats = (files: readonly File[]) => [
  ...new Map(files.map((file) => [fileKey(file), file])).values(),
];

/** The files as a `FileList` for a native input. */
export function toFileList(files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
