import type { SitePath } from './content/page.ts';

/** Makes the design system accept only links to pages and texts of this site, and to other sites. */
declare module '#design-system' {
  interface LinkRegister {
    href:
      | SitePath
      | `${SitePath}#${string}`
      | `#${string}`
      | `/${string}.txt`
      | `https://${string}`
      | `mailto:${string}`
      | `tel:${string}`;
  }
}
