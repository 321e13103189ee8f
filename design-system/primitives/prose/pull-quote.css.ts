import { fallbackVar, style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { columnsOf } from '../grid/columns.ts';
import { base } from '../heading/heading.css.ts';
import { outset, wide } from './prose.css.ts';

export const quote = style([
  wide,
  base,
  primitive({
    display: 'grid',
    gap: vars.space.x3,
    alignItems: 'center',
    paddingBlock: vars.space.x3,
    backgroundColor: vars.color.background,
    fontSize: `min(${calc.multiply(vars.size.article, 1.5)}, ${vars.size.heading2})`,
    lineHeight: '1.14',
    '@media': {
      [media.tablet]: {
        // The drawing fills the outset, if there is one, so that the quote starts where the text
        // starts.
        gridTemplateColumns: `max(22%, ${calc.subtract(fallbackVar(outset, '0px'), vars.space.x3)}) ${columnsOf(1)}`,
        fontSize: calc.multiply(vars.size.article, 2),
      },
    },
  }),
]);

export const art = style(primitive({ maxWidth: '11.25rem' }));
