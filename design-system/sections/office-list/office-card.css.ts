import { globalStyle, style } from '@vanilla-extract/css';
import { tallLink } from '../../primitives/link/tall-link.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const address = style(
  section({
    display: 'grid',
    fontStyle: 'normal',
    fontSize: vars.size.small,
    color: vars.color.soft,
    textWrap: 'pretty',
  }),
);

export const numbers = style(
  section({
    display: 'grid',
    marginBlockStart: 'auto',
    '@media': {
      // Side by side, all phone numbers line up, whether or not there is a fax number.
      [media.tablet]: { gridTemplateRows: `repeat(2, minmax(calc(1lh + ${vars.space.x1}), auto))` },
    },
  }),
);

export const number = style(
  section({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    alignItems: 'baseline',
    whiteSpace: 'nowrap',
    paddingBlock: vars.space.half,
    fontSize: vars.size.small,
    color: vars.color.muted,
    '@media': { [media.largeText]: { display: 'block' } },
  }),
);

globalStyle(`${number} a`, section({ display: 'inline-block', ...tallLink }));
