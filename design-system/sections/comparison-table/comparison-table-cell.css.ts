import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const hairline = `${vars.width.hairline} solid ${vars.color.line}`;
/** Around the highlighted option. */
export const frame = `2px solid ${vars.color.accent}`;

/** What all cells share, also those of the head. */
export const cell = style(
  section({
    textAlign: 'start',
    verticalAlign: 'top',
    fontSize: vars.size.small,
    fontWeight: vars.weight.regular,
    '@media': {
      [media.tablet]: {
        padding: vars.space.x2,
        borderBlockEnd: hairline,
        selectors: { 'tbody > :last-child > &': { borderBlockEnd: 0 } },
      },
      [media.desktop]: { paddingInline: vars.space.x3 },
    },
  }),
);

export const feature = style([
  cell,
  section({
    display: 'block',
    paddingBlock: vars.space.x1,
    fontWeight: vars.weight.semibold,
    '@media': {
      [media.tablet]: {
        display: 'table-cell',
        paddingBlock: vars.space.x2,
        paddingInlineStart: 0,
      },
      [media.desktop]: { paddingInlineStart: 0 },
    },
  }),
]);

const ofOption = style([
  cell,
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(5, 7),
    columnGap: vars.space.x2,
    paddingBlock: vars.space.x1,
    borderBlockStart: hairline,
    '@media': {
      [media.tablet]: { display: 'table-cell', paddingBlock: vars.space.x2, borderBlockStart: 0 },
    },
  }),
]);

export const option = styleVariants({
  regular: [ofOption],
  highlighted: [
    ofOption,
    section({
      '@media': {
        [media.tablet]: {
          borderInline: frame,
          backgroundColor: vars.color.surface,
          selectors: {
            'tbody > :last-child > &': {
              borderBlockEnd: frame,
              borderEndStartRadius: vars.radius.card,
              borderEndEndRadius: vars.radius.card,
            },
          },
        },
      },
    }),
  ],
});

/** The option's name, where its column has no head above it. */
export const name = style(
  section({
    color: vars.color.muted,
    selectors: {
      [`${option.highlighted} > &`]: {
        color: vars.color.accent,
        fontWeight: vars.weight.semibold,
      },
    },
    '@media': { [media.tablet]: { display: 'none' } },
  }),
);

/** A note is beside a mark, and below words. */
export const value = styleVariants({
  words: section({ minWidth: 0 }),
  mark: section({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.x1,
    minWidth: 0,
  }),
});

const markBase = style(
  section({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.space.x3,
    height: vars.space.x3,
    borderRadius: vars.radius.full,
    border: `${vars.width.hairline} solid transparent`,
  }),
);

export const mark = styleVariants({
  yes: [
    markBase,
    section({
      backgroundColor: vars.color.action,
      color: vars.color.actionText,
      '@media': { [media.print]: { borderColor: vars.color.control } },
    }),
  ],
  no: [markBase, section({ borderColor: vars.color.control, color: vars.color.muted })],
});

export const note = style(section({ color: vars.color.muted }));
