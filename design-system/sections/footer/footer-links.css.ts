import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const title = style(
  section({
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    // On a phone, nothing precedes the useful links, so they need no title to stand out.
    selectors: { 'nav > &': { display: 'none' } },
    '@media': { [media.tablet]: { selectors: { 'nav > &': { display: 'block' } } } },
  }),
);

/** In two or three columns, wherever there is room for them. */
export const links = style(
  section({
    columns: '6.5rem 3',
    columnGap: vars.space.x2,
    overflowWrap: 'break-word',
    '@media': {
      [media.tablet]: { columnGap: vars.space.x3 },
      [media.desktop]: { columnCount: 2 },
    },
  }),
);

export const link = style(
  section({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.width.target,
    paddingBlock: vars.space.half,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    color: vars.color.soft,
    '@media': {
      [media.tablet]: { minHeight: vars.space.x3 },
      [media.hover]: {
        selectors: {
          '&:hover': {
            color: vars.color.text,
            textDecorationLine: 'underline',
            textUnderlineOffset: '0.2em',
          },
        },
      },
    },
  }),
);
