import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

/** Stroke styles are set here instead of on each icon, because a page has many icons. */
export const base = style(
  primitive({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

// In em, so that an icon scales with the text next to it.
export const size = styleVariants({
  small: [base, primitive({ width: '1em', height: '1em' })],
  regular: [base, primitive({ width: '1.25em', height: '1.25em' })],
});

/** A round button with only an icon. */
export const target = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.width.target,
    height: vars.width.target,
    borderRadius: vars.radius.full,
  }),
);
