import { globalStyle, style } from '@vanilla-extract/css';
import { inTwoColors } from '../../artwork/artwork.css.ts';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

export const brand = style([
  inTwoColors,
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minHeight: vars.width.target,
    fontFamily: vars.font.heading,
    fontSize: vars.size.heading3,
    fontWeight: vars.weight.heading,
    letterSpacing: vars.tracking.heading,
    overflowWrap: 'break-word',
  }),
]);

// The mark can have any proportions.
globalStyle(`${brand} > svg`, primitive({ width: 'auto', height: '1.125rem', flexShrink: 0 }));
