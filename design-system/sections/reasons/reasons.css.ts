import { style } from '@vanilla-extract/css';
import { equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const columns = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    alignContent: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: equalColumns(2) } },
  }),
);

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
