import type { LinkTarget, ProofBandContent, ProofStoryContent } from '#design-system';
import type { SitePath } from '../../page.ts';

// Everything in this folder is invented: projects, numbers, names, and quotes. The portraits are drawn.
// A company that uses the site replaces them with its own, and with photos. Each file has the projects
// of similar pages, so that a page doesn't load those of all others.

/** Stands above each project. A company replaces it with the client's name. */
export const caption = 'Sample project with invented details';

/** Projects by the path of the page whose claims they prove. */
export type Proof = {
  [Path in SitePath]?: (ProofBandContent | ProofStoryContent) & {
    action: LinkTarget;
    /** The client and the task, in a few words, for the page’s terms. */
    project?: string;
  };
};
