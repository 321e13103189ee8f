import { style } from '@vanilla-extract/css';
import { onNextSection } from '../../artwork/standing.css.ts';
import { columnsOf, splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const banner = style(
  section({
    position: 'relative',
    overflow: 'clip',
    paddingBlock: `calc(${vars.space.section} * 0.75)`,
    selectors: { '&:has(nav)': { paddingBlockStart: vars.space.x1 } },
  }),
);

const inHalves = { display: 'grid', '@media': { [media.tablet]: splits.halves } } as const;

export const besidePicture = style(
  section({ ...inHalves, gap: vars.space.x5, alignItems: 'center' }),
);

/** The title on one side, and the rest on the other. */
export const abovePanorama = style(section({ ...inHalves, gap: vars.space.x4, alignItems: 'end' }));

/** Below the text. It has its own size and fits in the page's width. */
export const belowText = style([onNextSection, section({ paddingBlockStart: vars.space.x3 })]);

/** In a row, or, on a phone, each with its label next to it. */
export const figures = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    '@media': {
      [media.tablet]: {
        // Above a panorama, as wide as the page.
        gridColumn: '1 / -1',
        gridAutoFlow: 'column',
        gridAutoColumns: columnsOf(1),
        columnGap: vars.space.x3,
      },
    },
  }),
);

/** Less prominent than the action above. */
export const links = style(section({ vars: { [vars.color.accent]: vars.color.soft } }));

// Lines of text all start at the picture, but few of them end at it, so it needs more space here.
export const mirrored = style(
  section({ '@media': { [media.tablet]: { order: -1, paddingInlineEnd: vars.space.x5 } } }),
);
