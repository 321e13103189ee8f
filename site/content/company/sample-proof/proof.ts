import type { LinkTarget, ProofBandContent } from '#design-system';
import type { SitePath } from '../../page.ts';

/** Stands above each project. A company replaces it with the client's name. */
export const caption = 'Sample project with invented details';

/** Projects by the path of the page whose claims they prove. */
export type Proof = { [Path in SitePath]?: ProofBandContent & { action: LinkTarget } };
