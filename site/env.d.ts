/** Settings of a deployment. All are optional: see the README. */
interface ImportMetaEnv {
  /** The address the site is published at, for canonical links and the sitemap. */
  readonly VITE_SITE_URL?: string;
  /** The server that receives inquiries. The default is the site's own origin. */
  readonly VITE_API_HOST?: string;
  /** The third party's job widget: its script, the account's key, and the career portal's id. */
  readonly VITE_JOBS_WIDGET_SRC?: string;
  readonly VITE_JOBS_WIDGET_KEY?: string;
  readonly VITE_JOBS_WIDGET_PORTAL_ID?: string;
}
