import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const card = style(
  primitive({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x1h,
    minWidth: 0,
    height: '100%',
    borderRadius: vars.radius.card,
    border: `${vars.width.hairline} solid transparent`,
    breakInside: 'avoid',
  }),
);

export const padding = styleVariants({
  regular: [
    card,
    primitive({
      padding: vars.space.x3,
      '@media': { [media.desktop]: { padding: vars.space.x4 } },
    }),
  ],
  small: [card, primitive({ padding: vars.space.x3 })],
});

export const surface = style(
  primitive({ backgroundColor: vars.color.surface, borderColor: vars.color.line }),
);
