import { style, styleVariants } from '@vanilla-extract/css';
import { outsideDrawing } from '../../artwork/beside-drawing.ts';
import { standing } from '../../artwork/standing.css.ts';
import { columnsOf, splits, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** On paper, the title and the reasons stay together. */
const base = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    breakInside: 'avoid',
    '@media': {
      [media.tablet]: { ...splits.halves, gridTemplateRows: 'auto 1fr' },
      [media.laptop]: splits.title,
    },
  }),
);

/** The drawing at the start or the end. */
export const layout = styleVariants({
  start: [base],
  end: [
    base,
    section({
      '@media': { [media.laptop]: { gridTemplateColumns: `${columnsOf(1)} ${widthOf(5)}` } },
    }),
  ],
});

const area = style(
  section({
    '@media': {
      [media.tablet]: {
        selectors: {
          [`${layout.start} > &`]: { gridArea: '1 / 1 / span 2' },
          [`${layout.end} > &`]: { gridArea: '1 / 2 / span 2' },
        },
      },
    },
  }),
);

export const art = styleVariants({
  document: [
    area,
    section({
      // biome-ignore lint/plugin/margin: extends to the window's edges if its words would be too small.
      marginInline: outsideDrawing(320, vars.space.gutter),
      alignSelf: 'center',
    }),
  ],
  // On a phone, it's below the reasons, because it stands on the section's end.
  scene: [area, standing, section({ order: 1 })],
});
