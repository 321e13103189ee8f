import { style } from '@vanilla-extract/css';
import { alwaysOpen } from '../../primitives/disclosure/always-open.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** Whether CSS can open a `details`, because next to the text it is always open. */
const canOpen = 'selector(::details-content)';

export const title = style(
  section({
    display: 'none',
    color: vars.color.muted,
    fontWeight: vars.weight.semibold,
    paddingBlockEnd: vars.space.x1,
    '@media': { [media.laptop]: { '@supports': { [canOpen]: { display: 'block' } } } },
  }),
);

export const details = style(
  section({
    borderBlock: `${vars.width.hairline} solid ${vars.color.line}`,
    '@media': {
      [media.laptop]: {
        border: 'none',
        '@supports': { [canOpen]: { selectors: alwaysOpen } },
      },
    },
  }),
);

export const summary = style(
  section({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: vars.space.x8,
    fontWeight: vars.weight.semibold,
    '@media': { [media.laptop]: { '@supports': { [canOpen]: { display: 'none' } } } },
  }),
);

/** A line of dots, one per part. */
export const list = style(
  section({
    // The browser marks the link to the part that is being read. The types don't know this selector
    // yet.
    vars: { 'scroll-target-group': 'auto' },
    paddingBlockEnd: vars.space.x2,
  }),
);

const dot = vars.space.x1h;

export const link = style(
  section({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.width.target,
    paddingInlineStart: vars.space.x3,
    color: vars.color.soft,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
    selectors: {
      '&::before, &::after': { content: '""', position: 'absolute', insetInlineStart: 0 },
      // The line runs from each dot to the next, behind them.
      '&::before': {
        insetInlineStart: `calc(${dot} / 2 - 1px)`,
        insetBlock: 0,
        borderInlineStart: `2px solid ${vars.color.line}`,
      },
      'li:first-child > &::before': { insetBlockStart: '50%' },
      'li:last-child > &::before': { insetBlockEnd: '50%' },
      '&::after': {
        insetBlockStart: `calc(50% - ${dot} / 2)`,
        width: dot,
        height: dot,
        border: `2px solid ${vars.color.control}`,
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.background,
      },
      '&:target-before::after': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
      },
      '&:target-current': { color: vars.color.text, fontWeight: vars.weight.semibold },
      '&:target-current::after': {
        insetBlock: vars.space.x1,
        height: 'auto',
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
      [media.laptop]: { minHeight: 0, paddingBlock: vars.space.x1 },
    },
  }),
);
