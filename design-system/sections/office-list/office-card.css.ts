import { globalStyle, style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
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

// As tall as a finger, without moving anything.
globalStyle(
  `${number} a`,
  section({
    display: 'inline-block',
    paddingBlock: vars.space.x1h,
    // biome-ignore lint/plugin/margin: takes back the height that the padding adds.
    marginBlock: calc.negate(vars.space.x1),
  }),
);
