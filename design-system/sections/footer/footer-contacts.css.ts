import { style } from '@vanilla-extract/css';
import { columnsOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const contacts = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
    fontStyle: 'normal',
    overflowWrap: 'break-word',
    '@media': {
      [media.phone]: { gridTemplateColumns: columnsOf(3, 2) },
      [media.print]: { border: 0 },
    },
  }),
);

export const link = style(
  section({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.width.target,
    fontWeight: vars.weight.medium,
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.control,
    textUnderlineOffset: '0.25em',
    '@media': {
      [media.desktop]: { minHeight: vars.space.x4 },
      [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
    },
  }),
);
