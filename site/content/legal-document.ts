import type { ProseBlock } from '#design-system';
import { company } from './company.ts';
import type { PageMeta } from './page.ts';

/** A legal page as data. The contents list and its anchors are made from the sections. */
export type LegalDocument = PageMeta & {
  heading: string;
  /** The date as it is read out, to follow "Last updated". */
  updated: string;
  intro: readonly ProseBlock[];
  sections: readonly LegalSection[];
};

/** One entry of the contents list; its title is the h2, so headings in its blocks are level 3. */
type LegalSection = {
  id: string;
  title: string;
  blocks: readonly ProseBlock[];
};

/** Where both documents send questions. */
export const mailLink = { href: `mailto:${company.email}`, text: company.email } as const;
