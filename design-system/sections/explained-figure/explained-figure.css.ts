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
 * Keyed by the drawing. Between phone and desktop widths, the steps are next to it, below the title.
 * On a desktop, they are below a wide one, and a tall one is next to both.
 */
export const layout = {
  wide: style([
    layoutBase,
    section({ '@media': { [media.laptopOrPaper]: { gridTemplateColumns: columnsOf(1) } } }),
  ]),
  tall: layoutBase,
};

/** Above a tall drawing, or, where there's room, next to it. */
export const title = style(
  section({
    '@media': {
      [media.tablet]: { gridColumn: '1 / -1' },
      [media.laptopOrPaper]: { gridColumn: 'auto' },
    },
  }),
);

export const figure = {
  wide: drawing,
  tall: style([
    drawing,
    section({ '@media': { [media.laptopOrPaper]: { gridArea: '1 / 2 / span 2' } } }),
  ]),
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
  tall: style([
    stepsBase,
    section({ '@media': { [media.laptopOrPaper]: { alignContent: 'end' } } }),
  ]),
};
