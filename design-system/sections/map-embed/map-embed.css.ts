import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const layout = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
        alignItems: 'center',
        columnGap: vars.space.x6,
      },
    },
  }),
);

export const address = style(section({ display: 'grid', fontStyle: 'normal' }));

const plate = {
  borderRadius: vars.radius.band,
  border: `${vars.width.hairline} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
};

/** Keeps the map's place, and looks like it, before the frame is there. */
export const map = style(
  section({
    // The specification's own figure.
    height: '400px',
    selectors: { '&:not(:has(iframe))': plate },
  }),
);

export const frame = style(section({ ...plate, width: '100%', height: '100%' }));
