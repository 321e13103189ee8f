import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { tones } from './artwork.css.ts';
import { lines as diagramLines, slot } from './diagram.css.ts';

/** Not all of the diagram, so that lines have room when text is large. */
const slotWidth = 'min(20rem, 68%)';
/** The lines begin behind the visitor. */
const visitorSize = 'min(6rem, 22%)';

export const diagram = style(primitive({ position: 'relative' }));

export const rows = style(
  primitive({
    display: 'grid',
    // Below 960 px, a label of two lines fits, so that engines that round line heights agree.
    gridAutoRows: 'minmax(3.75rem, 1fr)',
    '@media': { [media.laptop]: { gridAutoRows: '1fr' } },
  }),
);

/** The space between slots belongs to the rows, so that lines end in the middle of a slot. */
export const row = style(
  primitive({
    display: 'grid',
    justifyItems: 'end',
    paddingBlock: vars.space.half,
  }),
);

export const link = style([
  slot,
  primitive({
    width: slotWidth,
    textDecoration: 'none',
    selectors: {
      '&:is(:hover, :focus-visible)': {
        borderColor: tones.match,
        backgroundColor: tones.match,
        color: tones.strong,
      },
    },
  }),
]);

const lit = `${link}:is(:hover, :focus-visible)`;

export const lines = style([
  diagramLines,
  primitive({
    insetInlineStart: `calc(${visitorSize} / 2)`,
    width: `calc(100% - ${slotWidth} - ${visitorSize} / 2)`,
  }),
]);

export const line = style(
  primitive({
    stroke: tones.line,
    vectorEffect: 'non-scaling-stroke',
    selectors: { [`${lit} &`]: { stroke: tones.accent, strokeWidth: 3 } },
    '@media': {
      [media.forcedColors]: { selectors: { [`${lit} &`]: { stroke: 'Highlight' } } },
    },
  }),
);

export const visitor = style(
  primitive({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: 0,
    width: visitorSize,
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
  }),
);
