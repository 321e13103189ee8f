import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { columnsOf } from '../grid/columns.ts';
import { base } from '../heading/heading.css.ts';
import { wide } from './prose.css.ts';

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
        // Two of twelve columns, then six: the quote starts where the text starts, if there is an
        // outset.
        gridTemplateColumns: columnsOf(180, 588),
        fontSize: calc.multiply(vars.size.article, 2),
      },
    },
  }),
]);

export const art = style(primitive({ maxWidth: '11.25rem' }));
