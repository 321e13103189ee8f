import type { LegalDocumentProps } from '#design-system';
import { company } from './company/company.ts';
import type { PageMeta } from './page.ts';

/** A legal page as data. Its contents list and its anchors are generated from the parts. */
export type LegalDocument = PageMeta &
  Omit<LegalDocumentProps, 'title'> & {
    /** The page's h1. */
    heading: string;
  };

/** The address for questions about both documents. */
export const mailLink = { href: `mailto:${company.email}`, text: company.email } as const;
