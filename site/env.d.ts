/** What a deployment sets. Every one of them may be missing; see the README. */
interface ImportMetaEnv {
  /** The address the site is published at, for canonical links and the sitemap. */
  readonly VITE_SITE_URL?: string;
  /** Where inquiries go. Without it, to the site's own origin. */
  readonly VITE_API_HOST?: string;
  /** The third party's job widget: its script, the account's key, the career portal's id. */
  readonly VITE_JOBS_WIDGET_SRC?: string;
  readonly VITE_JOBS_WIDGET_KEY?: string;
  readonly VITE_JOBS_WIDGET_PORTAL_ID?: string;
}
