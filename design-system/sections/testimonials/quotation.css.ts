import { style } from '@vanilla-extract/css';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

export const testimonial = style(
  section({
    display: 'grid',
    // Names line up, no matter how long the quotes are.
    gridTemplateRows: 'auto 1fr auto',
    gap: vars.space.x3,
    height: '100%',
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);

export const mark = style(section({ width: vars.space.x6 }));

export const quote = style([
  heading,
  section({
    fontSize: `max(${vars.size.heading3}, ${vars.size.heading2} * 0.58)`,
    lineHeight: '1.2',
  }),
]);
