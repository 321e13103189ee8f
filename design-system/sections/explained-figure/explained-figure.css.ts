import { style } from '@vanilla-extract/css';
import { columnsOf, splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** What continues past the page's width ends at the window's edge. */
export const band = style(section({ overflow: 'clip' }));

const layoutBase = style(
  section({ display: 'grid', gap: vars.space.x4, '@media': { [media.tablet]: splits.title } }),
);

const drawing = style(section({ breakInside: 'avoid' }));

const stepsBase = style(section({ display: 'grid', gap: vars.space.x3, alignContent: 'start' }));

/**
 * Keyed by the drawing. The steps are below a wide one. Between phone and desktop widths, they are
 * next to its compact arrangement.
 */
export const layout = {
  wide: style([
    layoutBase,
    section({ '@media': { [media.laptopOrPaper]: { gridTemplateColumns: columnsOf(1) } } }),
  ]),
  tall: style([
    layoutBase,
    section({ '@media': { [media.tablet]: { gridTemplateRows: 'auto 1fr' } } }),
  ]),
};

export const figure = {
  wide: drawing,
  tall: style([drawing, section({ '@media': { [media.tablet]: { gridArea: '1 / 2 / span 2' } } })]),
};

export const steps = {
  wide: style([
    stepsBase,
    section({
      '@media': {
        [media.laptopOrPaper]: { gridAutoFlow: 'column', gridAutoColumns: columnsOf(1) },
      },
    }),
  ]),
  tall: style([stepsBase, section({ '@media': { [media.tablet]: { alignContent: 'end' } } })]),
};
