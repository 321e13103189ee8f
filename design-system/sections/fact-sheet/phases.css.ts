import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** Not on paper, where browsers leave backgrounds out. The facts say how long the work takes. */
export const phases = style(
  section({
    width: '100%',
    display: 'grid',
    gap: vars.space.half,
    // One bar. Half of the height of one line, so that more lines stay within the corners.
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    '@media': {
      [media.laptop]: { display: 'flex', flexWrap: 'wrap' },
      [media.print]: { display: 'none' },
    },
  }),
);

const phase = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.x2,
    padding: `${vars.space.x1} ${vars.space.x3}`,
    // Forced colors replace the backgrounds.
    border: `${vars.width.hairline} solid transparent`,
    backgroundColor: vars.color.drawing.brand,
    color: vars.color.drawing.onBrand,
    selectors: {
      '&:first-child, &:last-child': {
        backgroundColor: vars.artwork.quiet,
        color: vars.artwork.strong,
      },
      '&:last-child': { backgroundColor: vars.color.text, color: vars.color.background },
    },
  }),
);

/** How much wider than its words a phase is on a desktop, compared with the others. */
export const share = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (grow) => [
  phase,
  section({ flexGrow: grow }),
]);

export const title = style(section({ fontWeight: vars.weight.semibold }));
