import { defaultLocale } from '../locale/default-locale.ts';

/** A file's size in KB or MB, in decimal units as in file managers, with two digits: "1.5 MB". */
export function fileSize(bytes: number): string {
  const [unit, unitSize] = bytes >= 1_000_000 ? ['MB', 1_000_000] : ['KB', 1000];
  const number = new Intl.NumberFormat(defaultLocale, { maximumSignificantDigits: 2 });
  return `${number.format(bytes / unitSize)} ${unit}`;
}
