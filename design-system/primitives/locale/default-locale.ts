/** The default language for dates and sizes, as a BCP 47 tag. */
export const defaultLocale = 'en-US';
