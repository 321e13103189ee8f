import type { LegalDocumentProps } from '#design-system';
import { company } from './company.ts';
import type { PageMeta } from './page.ts';

/** A legal page as data; its contents list and anchors are made from the parts. */
export type LegalDocument = PageMeta &
  Omit<LegalDocumentProps, 'title'> & {
    /** The page's h1. */
    heading: string;
  };

/** Where both documents send questions. */
export const mailLink = { href: `mailto:${company.email}`, text: company.email } as const;
