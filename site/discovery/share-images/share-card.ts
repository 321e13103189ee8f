import type { Composition } from '#design-system';
// biome-ignore lint/style/noRestrictedImports: the diagram’s drawing alone, which pages never need.
import { heroComposition } from '../../../design-system/artwork/hero-composition.ts';
import { company } from '../../content/company/company.ts';
import type { PageContent } from '../rendered-page.ts';

/** What the picture of a page shows. */
export type ShareCard = {
  title: string;
  eyebrow?: string | undefined;
  /** Without one, the company's mark is the picture. */
  art?: Composition | undefined;
  /** What people hear who can't see it. */
  alt: string;
};

/** The picture of a page, from what the page shows first. */
export function shareCard(page: PageContent): ShareCard {
  const alt = (title: string) => `“${title}”, beside the logo of ${company.name}.`;
  if ('banner' in page) {
    const { title, eyebrow, art } = page.banner;
    const { heroRoles, preview = art } = page;
    const drawn = heroRoles ? heroComposition(heroRoles) : preview;
    return { title, eyebrow, art: drawn, alt: alt(title) };
  }
  const { heading, picture } = page;
  return { title: heading, art: picture?.composition, alt: picture?.alt ?? alt(heading) };
}
