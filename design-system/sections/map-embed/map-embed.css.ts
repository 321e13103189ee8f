import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const layout = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
        alignItems: 'end',
        columnGap: vars.space.x5,
      },
    },
  }),
);

export const map = style(
  section({
    width: '100%',
    // The specification's own figure.
    height: '400px',
    borderRadius: vars.radius.card,
    border: `${vars.width.hairline} solid ${vars.ground.line}`,
    backgroundColor: vars.ground.surface,
  }),
);
