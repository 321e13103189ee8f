import { style } from '@vanilla-extract/css';
import { tableWidth } from '../../primitives/prose/prose-table.css.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const contents = style([
  screenOnly,
  section({
    '@media': {
      [`${media.roomy} and ${media.desktop}`]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.width.header} + ${vars.space.x4})`,
      },
    },
  }),
]);

export const parts = style(
  section({
    '@media': {
      // Tables are wider than the lines of text, up to the end of the column.
      [media.desktop]: { containerType: 'inline-size', vars: { [tableWidth]: '100cqi' } },
    },
  }),
);
