import { globalStyle, style } from '@vanilla-extract/css';
import { splitColumns } from '../../primitives/grid/columns.ts';
import { target } from '../../primitives/icon/icon.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const hairline = `${vars.width.hairline} solid ${vars.color.line}`;

export const footer = style(section({ paddingBlockStart: vars.space.section }));

export const inquiry = style(
  section({
    display: 'grid',
    gap: vars.space.x6,
    paddingBlockEnd: vars.space.section,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: splitColumns,
        columnGap: vars.space.x8,
        alignItems: 'start',
      },
      [media.print]: { breakInside: 'avoid', paddingBlockEnd: vars.space.x2 },
    },
  }),
);

export const words = style(
  section({ display: 'grid', gap: vars.space.x3, justifyItems: 'start', minWidth: 0 }),
);

export const contacts = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    paddingBlockStart: vars.space.x1,
    fontStyle: 'normal',
    fontSize: vars.size.small,
    color: vars.color.soft,
    '@media': { [media.print]: { gridAutoFlow: 'column', gap: vars.space.x6 } },
  }),
);

// On paper, there is no form to introduce.
globalStyle(
  `${words} > :not(${contacts})`,
  section({ '@media': { [media.print]: { display: 'none' } } }),
);

export const contact = style(
  section({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.x2 }),
);

// As high as the first line beside it, which is a link with padding.
export const contactIcon = style(
  section({
    display: 'flex',
    alignItems: 'center',
    height: `calc(1lh + 2 * ${vars.space.half})`,
    color: vars.color.muted,
  }),
);

export const line = style(
  section({
    display: 'block',
    selectors: { '&:first-child': { paddingBlockStart: vars.space.half } },
  }),
);

export const ways = style(
  section({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x3,
    paddingBlock: vars.space.x4,
    borderBlockStart: hairline,
    '@media': {
      [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
      [media.desktop]: { justifyContent: 'space-between' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const links = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x3,
    overflowWrap: 'break-word',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const link = style(
  section({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.width.target,
    fontSize: vars.size.small,
    color: vars.color.soft,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': {
            color: vars.color.text,
            textDecoration: 'underline',
            textUnderlineOffset: '0.2em',
          },
        },
      },
    },
  }),
);

export const social = style(section({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 }));

export const socialLink = style([
  target,
  section({
    border: `${vars.width.hairline} solid ${vars.color.control}`,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': {
            borderColor: vars.color.action,
            backgroundColor: vars.color.action,
            color: vars.color.actionText,
          },
        },
      },
    },
  }),
]);

export const legal = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.x3,
    paddingBlock: vars.space.x2,
    borderBlockStart: hairline,
  }),
);
