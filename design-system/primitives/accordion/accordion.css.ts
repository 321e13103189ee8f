import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { details, summary } from '../disclosure/details.css.ts';
import { equalColumns } from '../grid/columns.ts';
import { size } from '../heading/heading.css.ts';
import { screenOnly } from '../visually-hidden/visually-hidden.css.ts';

const hairline = `${vars.width.hairline} solid ${vars.color.line}`;

export const columns = styleVariants({
  1: primitive({}),
  2: primitive({
    '@media': {
      [media.laptop]: {
        display: 'grid',
        gridTemplateColumns: equalColumns(2),
        columnGap: vars.space.x3,
        // An open item makes only its own column taller.
        alignItems: 'start',
      },
    },
  }),
});

/** Below another one, it continues its lines. */
export const column = style(
  primitive({
    selectors: { '&:last-child': { borderBlockEnd: hairline } },
    '@media': { [media.laptop]: { borderBlockEnd: hairline } },
  }),
);

export const item = style(
  primitive({
    borderBlockStart: hairline,
    breakInside: 'avoid',
  }),
);

export const heading = size[4];

export const trigger = style([
  summary,
  primitive({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    paddingBlock: vars.space.x3,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } },
    },
  }),
]);

/** A dot that fills when its item is open. */
export const mark = style([
  screenOnly,
  primitive({
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.space.x4,
    height: vars.space.x4,
    borderRadius: vars.radius.full,
    border: `${vars.width.hairline} solid ${vars.color.control}`,
    color: vars.color.text,
    fontSize: vars.size.caption,
    selectors: {
      [`${details}[open] > summary > &`]: {
        transform: 'rotate(45deg)',
        borderColor: vars.color.action,
        backgroundColor: vars.color.action,
        color: vars.color.actionText,
      },
    },
    '@media': {
      [media.motion]: {
        transition: `transform ${vars.motion.collapse} ${vars.motion.easing}, background-color ${vars.motion.collapse} ${vars.motion.easing}`,
      },
    },
  }),
]);

export const body = style(
  primitive({
    maxWidth: vars.width.measure,
    paddingBlockEnd: vars.space.x4,
    color: vars.color.soft,
  }),
);
