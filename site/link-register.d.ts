import type { SitePath } from './content/page.ts';

/** Makes the design system accept only links to pages of this site, and to other sites. */
declare module '#design-system' {
  interface LinkRegister {
    href:
      | SitePath
      | `${SitePath}#${string}`
      | `#${string}`
      | `https://${string}`
      | `mailto:${string}`
      | `tel:${string}`;
  }
}
