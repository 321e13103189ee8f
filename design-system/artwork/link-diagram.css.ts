import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { tones } from './artwork.css.ts';
import { lines as diagramLines, slot } from './diagram.css.ts';

/** Not all of the diagram, so that lines have room when text is large. */
const slotWidth = 'min(20rem, 68%)';
/** The lines begin behind the portrait. */
const portraitSize = 'min(10rem, 26%)';

export const diagram = style(primitive({ position: 'relative' }));

export const rows = style(
  primitive({
    display: 'grid',
    // In halves of a row: a gap between groups is one. Below 960 px, a label of two lines fits in two,
    // so that engines that round line heights agree.
    gridAutoRows: 'minmax(1.875rem, 1fr)',
    '@media': { [media.laptop]: { gridAutoRows: '1fr' } },
  }),
);

/** The empty marker of another kind of item would be as tall as a line of text. */
export const gap = style(primitive({ display: 'grid' }));

/** The space between slots belongs to the rows, so that lines end in the middle of a slot. */
export const row = style([
  gap,
  primitive({
    gridRow: 'span 2',
    justifyItems: 'end',
    paddingBlock: vars.space.half,
  }),
]);

/** The link that is the example of a match. */
export const lit = style(primitive({}));

const isLit = `:is(:hover, :focus-visible, .${lit})`;

export const link = style([
  slot,
  primitive({
    width: slotWidth,
    selectors: {
      [`&${isLit}`]: {
        borderColor: tones.match,
        backgroundColor: tones.match,
        color: tones.strong,
      },
    },
  }),
]);

export const lines = style([
  diagramLines,
  primitive({
    insetInlineStart: `calc(${portraitSize} / 2)`,
    width: `calc(100% - ${slotWidth} - ${portraitSize} / 2)`,
  }),
]);

const litLine = `${link}${isLit} &`;

export const line = style(
  primitive({
    selectors: { [litLine]: { stroke: tones.accent, strokeWidth: 3 } },
    '@media': {
      [media.forcedColors]: { selectors: { [litLine]: { stroke: 'Highlight' } } },
    },
  }),
);

export const portrait = style(
  primitive({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: 0,
    width: portraitSize,
    height: 'auto',
    transform: 'translateY(-50%)',
    padding: vars.space.half,
    borderRadius: vars.radius.full,
    backgroundColor: tones.match,
    pointerEvents: 'none',
  }),
);
