import type { Composition } from '#design-system';
// biome-ignore lint/style/noRestrictedImports: only the diagram’s drawing, which pages never need.
import { heroComposition } from '../../../design-system/artwork/hero-composition.ts';
import { company } from '../../content/company/company.ts';
import type { PageContent } from '../rendered-page.ts';

/** The content of a page's share image. */
export type ShareCard = {
  title: string;
  eyebrow?: string | undefined;
  /** Without one, the image shows the company's mark. */
  art?: Composition | undefined;
  /** The text alternative. */
  alt: string;
};

/** The content of a page's share image, taken from the top of the page. */
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
