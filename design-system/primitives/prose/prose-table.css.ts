import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** How wide a table is, if a parent lets it be wider than the text. */
export const tableWidth = createVar();

export const scroller = style(
  primitive({
    width: fallbackVar(tableWidth, 'auto'),
    overflowX: 'auto',
    '@media': { [media.print]: { overflow: 'visible' } },
  }),
);

/** A table that compares two sides is a card. */
export const card = style([
  scroller,
  primitive({
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  }),
]);

// Words don't break, so a table that is still too wide scrolls.
export const table = style(
  primitive({
    width: '100%',
    fontSize: vars.size.body,
    lineHeight: '1.4',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  }),
);

export const caption = style(
  primitive({
    textAlign: 'start',
    fontSize: vars.size.heading4,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    paddingBlockEnd: vars.space.x2,
    selectors: { [`${card} &`]: { padding: vars.space.x3 } },
  }),
);

/** The highlighted row. */
export const emphasis = style(
  primitive({ boxShadow: `inset ${vars.space.half} 0 ${vars.color.accent}` }),
);

/** Below the caption's title. */
export const note = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    paddingBlockStart: vars.space.half,
    color: vars.color.muted,
    fontSize: vars.size.body,
    fontWeight: vars.weight.regular,
  }),
);

globalStyle(
  `${table} :is(th, td)`,
  primitive({
    textAlign: 'start',
    verticalAlign: 'top',
    padding: `${vars.space.x2} ${vars.space.x2} ${vars.space.x2} 0`,
    borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);
globalStyle(
  `${table} thead th`,
  primitive({ verticalAlign: 'bottom', color: vars.color.muted, paddingBlock: vars.space.x1 }),
);
globalStyle(
  `${card} :is(th, td)`,
  primitive({
    paddingBlock: vars.space.x2,
    paddingInline: `${vars.space.x3} ${vars.space.x2}`,
    border: 'none',
  }),
);
globalStyle(
  `${card} tr`,
  primitive({ borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}` }),
);

globalStyle(`${table} tbody :is(th, td)`, primitive({ fontWeight: vars.weight.medium }));
globalStyle(
  `${card} tbody th`,
  primitive({ fontSize: vars.size.heading4, fontWeight: vars.weight.semibold }),
);

export const detail = style(
  primitive({
    color: vars.color.soft,
    fontSize: vars.size.body,
    fontWeight: vars.weight.regular,
  }),
);

const dot = '0.625rem';

/** A dot after the better value. */
export const best = style(primitive({ display: 'flex', alignItems: 'center', gap: vars.space.x1 }));

/** A line between two sides, with a dot on the side that holds the item. */
const line = style(
  primitive({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    flex: 'none',
    width: '4rem',
    height: '2px',
    backgroundColor: vars.color.control,
  }),
);

globalStyle(
  `${best}::after, ${line}::before, ${line}::after`,
  primitive({
    content: '""',
    width: dot,
    height: dot,
    borderRadius: vars.radius.full,
    border: `calc(${dot} / 2) solid ${vars.color.accent}`,
  }),
);

const empty = { borderColor: 'transparent' };

export const side = styleVariants({
  first: [line, primitive({ selectors: { '&::after': empty } })],
  second: [line, primitive({ selectors: { '&::before': empty } })],
  both: [line],
  mostlyFirst: [line, primitive({ selectors: { '&::after': { transform: 'scale(0.6)' } } })],
});
