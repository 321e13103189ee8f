import { style } from '@vanilla-extract/css';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const testimonial = style(
  section({
    display: 'grid',
    // Names line up, no matter how long the quotes are.
    gridTemplateRows: 'auto 1fr auto',
    gap: vars.space.x2,
    '@media': { [media.tablet]: { gap: vars.space.x3 } },
    height: '100%',
  }),
);

export const mark = style(
  section({ width: vars.space.x5, '@media': { [media.tablet]: { width: vars.space.x6 } } }),
);

export const quote = style([
  heading,
  section({ fontSize: vars.size.heading3, lineHeight: vars.leading.snug, textWrap: 'pretty' }),
]);

export const by = style(
  section({
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);
