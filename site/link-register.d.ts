import type { SitePath } from './content/page.ts';

/** Narrows every link of the design system to where this site really leads. */
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
