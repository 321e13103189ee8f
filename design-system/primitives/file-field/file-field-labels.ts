import { fileSize } from './file-size.ts';

/** The texts about the chosen files, visible or for screen readers. */
export type FileFieldLabels = {
  /**
   * The text of the button that removes a file.
   * @default 'Remove'
   */
  remove: string;
  /**
   * The name of that button for screen readers. It must contain `remove` (WCAG 2.5.3).
   * @default (name) => `Remove ${name}`
   */
  removeFile: (name: string) => string;
  /**
   * Announced when files are added.
   * @default (names) => `Added ${names.join(', ')}.`
   */
  added: (names: readonly string[]) => string;
  /**
   * Announced when a file is removed.
   * @default (name) => `Removed ${name}.`
   */
  removed: (name: string) => string;
  /**
   * Announced after that: how many files there are, and how many are allowed.
   * @default (count, max) => `${count} of ${max} files.`
   */
  count: (count: number, max: number) => string;
  /**
   * Formats a file's size, which is passed in bytes.
   * @default in KB or MB to two digits, such as '1.5 MB'
   */
  size: (bytes: number) => string;
};

export const fileFieldLabels: FileFieldLabels = {
  remove: 'Remove',
  removeFile: (name) => `Remove ${name}`,
  added: (names) => `Added ${names.join(', ')}.`,
  removed: (name) => `Removed ${name}.`,
  count: (count, max) => `${count} of ${max} files.`,
  size: fileSize,
};
