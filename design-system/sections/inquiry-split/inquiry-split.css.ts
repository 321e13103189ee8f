import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const card = style(
  section({
    padding: vars.space.x3,
    borderRadius: vars.radius.band,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.tablet]: { padding: vars.space.x5 },
      [media.print]: { display: 'none' },
    },
  }),
);
