import { defaultLocale } from '../locale/default-locale.ts';

export type PublicationDateProps = {
  /** An ISO date such as `2023-06-28`. */
  day: string;
  /**
   * The language of the date, as a BCP 47 tag.
   * @default 'en-US'
   */
  locale?: string | undefined;
};

/**
 * A date in words. It is the same day in every time zone.
 *
 * Not for a time of day or a vague date such as "spring 2024", because it takes an exact day: write
 * those as `Text`.
 */
export function PublicationDate({ day, locale = defaultLocale }: PublicationDateProps) {
  const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{longDate.format(new Date(day))}</time>;
}
