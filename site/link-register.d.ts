import type { SitePath } from './content/page.ts';

/**
 * Limits the design system's links to the pages and text files of this site, and to other sites.
 */
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
