import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, equalColumns, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { travelingDot } from './traveling-dot.css.ts';

/** Numbers in one column, which is as wide as the widest number, and text in the other. */
const downwards = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.x2,
    '@media': { [media.tablet]: { columnGap: vars.space.x3 } },
  }),
);

export const list = styleVariants({
  // The line is vertical until there is room for a horizontal one.
  line: [
    downwards,
    section({
      '@media': {
        [media.desktop]: {
          // Clips the line at the end of each row.
          overflowX: 'clip',
          gridTemplateColumns: 'none',
          gridAutoFlow: 'column',
          gridAutoColumns: columnsOf(1),
          rowGap: vars.space.x5,
        },
      },
    }),
  ],
  // The texts start in the middle of the page.
  ladder: [
    downwards,
    section({
      '@media': {
        [media.desktop]: { gridTemplateColumns: `auto ${columnsOf(1)} ${widthOf(6)}` },
      },
    }),
  ],
});

/** Six steps or more along a line, in rows of three. */
export const rows = style(
  section({
    '@media': {
      [media.desktop]: { gridAutoFlow: 'row', gridTemplateColumns: equalColumns(3) },
    },
  }),
);

/** A step, and the line behind its number that leads to the next step. */
const railed = style(
  section({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    selectors: {
      // The traveling dot.
      '&::before': { gridArea: '1 / 1', justifySelf: 'center' },
      '&::after': {
        content: '',
        gridArea: '1 / 1',
        justifySelf: 'center',
        width: '2px',
        backgroundColor: vars.color.line,
      },
      '&:last-child::after': { content: 'none' },
    },
    breakInside: 'avoid',
  }),
);

export const step = styleVariants({
  line: [
    railed,
    travelingDot.desktop,
    section({
      '@media': {
        [media.desktop]: {
          gridColumn: 'auto',
          gridTemplateColumns: 'none',
          rowGap: vars.space.x2,
          alignContent: 'start',
          selectors: {
            '&::before': { justifySelf: 'start', alignSelf: 'center' },
            '&::after': {
              justifySelf: 'start',
              alignSelf: 'center',
              width: `calc(100% + ${vars.space.x3})`,
              height: '2px',
            },
          },
        },
      },
    }),
  ],
  ladder: [railed, travelingDot.never],
});

// Space below the words makes the line reach the next step.
const railedWords = style(
  section({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x1,
    paddingBlock: `${vars.space.half} ${vars.space.x3}`,
    '@media': { [media.desktop]: { paddingBlock: `${vars.space.x1} ${vars.space.x4}` } },
  }),
);
const lastWords = { [`${railed}:last-child > &`]: { paddingBlockEnd: 0 } };

export const words = styleVariants({
  line: [
    railedWords,
    section({
      selectors: lastWords,
      '@media': { [media.desktop]: { paddingBlock: 0 } },
    }),
  ],
  ladder: [
    railedWords,
    section({
      selectors: lastWords,
      '@media': {
        [media.desktop]: {
          gridColumn: '2 / -1',
          gridTemplateColumns: 'subgrid',
          columnGap: vars.space.x3,
        },
      },
    }),
  ],
});
