import { styleVariants } from '@vanilla-extract/css';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';

/** Where a figure's wide arrangement takes over from its compact one. */
const from = { tablet: 'tablet', laptop: 'laptopOrPaper', desktop: 'desktop' } as const;

export const compact = styleVariants(from, (width) =>
  primitive({ '@media': { [media[width]]: { display: 'none' } } }),
);

export const wide = styleVariants(from, (width) =>
  primitive({ display: 'none', '@media': { [media[width]]: { display: 'block' } } }),
);
