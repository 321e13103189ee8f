/** The language of all pages, as in `site/index.html`. */
export const siteLanguage = 'en';
