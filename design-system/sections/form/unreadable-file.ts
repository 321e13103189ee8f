/**
 * Finds the first file that can't be read anymore because it was changed, moved, or deleted on disk
 * after it was chosen. Browsers also let visitors drop folders, which can never be read.
 */
export async function findUnreadable(files: Iterable<File>) {
  for (const file of files) {
    try {
      // For a slice of an empty file, the browser reads nothing, and a deleted file may count as
      // empty.
      await (file.size > 0 ? file.slice(0, 1) : file).arrayBuffer();
    } catch {
      return file;
    }
  }
  return undefined;
}
