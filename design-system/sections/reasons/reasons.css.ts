import { style, styleVariants } from '@vanilla-extract/css';
import { standing } from '../../artwork/standing.css.ts';
import { equalColumns, splits, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** On paper, the title and the reasons stay together. */
export const layout = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    breakInside: 'avoid',
    '@media': { [media.tablet]: { ...splits.halves, gridTemplateRows: 'auto 1fr' } },
  }),
);

const reasonsBase = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    alignContent: 'start',
    '@media': { [media.laptop]: { gridTemplateColumns: equalColumns(2) } },
  }),
);

/** Reasons, and a scene between them, share a row. */
const wholeRow = { gridArea: '2 / 1 / auto / -1' } as const;

/** Keyed by the position of the scene. */
export const reasons = styleVariants({
  start: [reasonsBase],
  end: [reasonsBase],
  center: [
    reasonsBase,
    section({
      '@media': {
        [media.desktop]: {
          ...wholeRow,
          gridTemplateColumns: `repeat(2, ${widthOf(3)})`,
          justifyContent: 'space-between',
        },
      },
    }),
  ],
});

export const reason = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

/** On a phone, it's below the reasons, because it stands on the section's end. */
const sceneBase = style([
  standing,
  section({ order: 1, '@media': { [media.tablet]: { gridArea: '1 / 2 / span 2' } } }),
]);

export const scene = styleVariants({
  start: [sceneBase, section({ '@media': { [media.tablet]: { gridColumn: 1 } } })],
  end: [sceneBase],
  center: [
    sceneBase,
    section({ '@media': { [media.desktop]: { ...wholeRow, justifySelf: 'center' } } }),
  ],
});
