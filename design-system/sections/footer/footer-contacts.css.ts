import { globalStyle, style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const contacts = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
    fontSize: vars.size.small,
    fontStyle: 'normal',
    overflowWrap: 'break-word',
  }),
);

// It starts at one of the columns of the links below it: two of the page's 12 are 180 px wide.
globalStyle(
  `${contacts} > :last-child`,
  section({ '@media': { [media.desktop]: { width: '11.25rem' } } }),
);

/** Its lines break before the addresses next to it wrap. */
export const address = style(section({ flex: '1 1 8.5rem' }));

export const link = style(
  section({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: vars.width.target,
    fontWeight: vars.weight.medium,
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.control,
    textUnderlineOffset: '0.25em',
    // The first one lines up with the text beside it.
    // biome-ignore lint/plugin/margin: takes back the height that the target adds.
    selectors: { '&:first-of-type': { marginBlockStart: calc.negate(vars.space.x1) } },
    '@media': {
      [media.desktop]: {
        minHeight: vars.space.x4,
        selectors: { '&:first-of-type': { marginBlockStart: 0 } },
      },
    },
  }),
);
