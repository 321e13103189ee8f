import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const reason = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

/** A clause of a contract: its number, next to its title and text. */
export const clause = style(
  section({ display: 'grid', gridTemplateColumns: `${vars.space.x3} auto`, gap: vars.space.x1 }),
);

/** On a desktop, the text is next to the title. */
export const statement = style([
  reason,
  section({
    vars: { [vars.size.heading2]: calc.multiply(vars.size.heading1, 0.64) },
    alignItems: 'baseline',
    paddingBlockEnd: vars.space.x2,
    '@media': { [media.laptop]: splits.halves },
  }),
]);
