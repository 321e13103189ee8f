import { style } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** What continues past the page's width ends at the window's edge. */
export const band = style(section({ overflow: 'clip' }));

export const layout = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x4,
    '@media': {
      // Between phone and desktop widths, the steps are next to the compact arrangement.
      [media.tablet]: { gridTemplateColumns: equalColumns(12), columnGap: vars.space.x3 },
    },
  }),
);

const half = { gridColumn: 'span 6' } as const;
const whole = { gridColumn: '1 / -1' } as const;

export const figure = style(
  section({
    breakInside: 'avoid',
    '@media': { [media.tablet]: half, [media.laptopOrPaper]: whole },
  }),
);

export const steps = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    '@media': {
      [media.tablet]: { ...half, alignContent: 'start' },
      [media.laptopOrPaper]: { ...whole, gridAutoFlow: 'column', gridAutoColumns: columnsOf(1) },
    },
  }),
);
