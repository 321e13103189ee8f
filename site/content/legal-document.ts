import type { LegalDocumentProps } from '#design-system';
import { company } from './company/company.ts';
import type { IsoDate, PageMeta } from './page.ts';

/** A legal page as data. Its contents list and its anchors are generated from the parts. */
export type LegalDocument = PageMeta &
  Omit<LegalDocumentProps, 'title'> & {
    /** The page's h1. */
    heading: string;
    modified: IsoDate;
  };

/** The day a document's text last changed, for machines and in words for readers. */
export const updatedOn = (modified: IsoDate) => ({
  modified,
  updated: `Last updated ${new Date(modified).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`,
});

/** The address for questions about both documents. */
export const mailLink = { href: `mailto:${company.email}`, text: company.email } as const;
