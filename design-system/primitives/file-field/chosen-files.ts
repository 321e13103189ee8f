/** Tells files apart as people do: by name, size and time of the last change. */
export const fileKey = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/** The files in the order chosen, each once. */
export const withoutRepeats = (files: readonly File[]) => [
  ...new Map(files.map((file) => [fileKey(file), file])).values(),
];

/** The list as a native input takes it. */
export function toFileList(files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
