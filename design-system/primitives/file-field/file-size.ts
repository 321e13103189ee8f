import { defaultLocale } from '../locale/default-locale.ts';

/** A file's size in kB or MB, in decimal units as in file managers, with two digits: "1.5 MB". */
export function fileSize(bytes: number): string {
  const inMegabytes = bytes >= 1_000_000;
  return new Intl.NumberFormat(defaultLocale, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    maximumSignificantDigits: 2,
  }).format(bytes / (inMegabytes ? 1_000_000 : 1000));
}
