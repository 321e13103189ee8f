import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const list = style(primitive({}));

// On a phone, each link is as tall as a finger.
globalStyle(
  `${list} a`,
  primitive({
    paddingBlock: vars.space.x1h,
    marginBlock: 0,
    lineHeight: vars.leading.snug,
    '@media': { [media.tablet]: { paddingBlock: vars.space.half, lineHeight: 'inherit' } },
  }),
);
