const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day in words, the same in every time zone. `day` is an ISO date such as `2023-06-28`.
 *
 * Not for a time of day or a vague date such as "spring 2024", because it takes one exact day:
 * write those as `Text`.
 */
export function PublicationDate({ day }: { day: string }) {
  return <time dateTime={day}>{longDate.format(new Date(day))}</time>;
}
