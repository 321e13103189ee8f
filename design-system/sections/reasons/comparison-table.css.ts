import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const table = style(
  section({
    alignSelf: 'start',
    width: '100%',
    tableLayout: 'fixed',
    borderSpacing: 0,
  }),
);

/** A cell of how things are without the company. */
export const before = style(
  section({
    padding: `${vars.space.x1h} ${vars.space.x2} ${vars.space.x1h} 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line}`,
    selectors: { 'tbody > :last-child > &': { borderBlockEnd: 0 } },
  }),
);

/** The column titles, whose widths are those of the columns. */
export const beforeTitle = style([before, section({ width: '38%' })]);

/** Cells of how things are with the company: together, they are a panel. */
export const after = style([
  before,
  section({
    paddingInline: vars.space.x2,
    '@media': { [media.tablet]: { paddingInline: vars.space.x3 } },
    selectors: {
      'thead &': { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` },
      'tbody > :last-child > &': {
        borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
      },
    },
  }),
]);
