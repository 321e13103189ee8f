import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

const points = style(primitive({ display: 'grid', gap: vars.space.x1h }));

export const list = styleVariants({
  plain: [points],
  ruled: [points, primitive({ gap: 0, gridAutoRows: '1fr', flexGrow: 1 })],
});

const point = style(
  primitive({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.x1h }),
);

export const item = styleVariants({
  plain: [point],
  ruled: [
    point,
    primitive({
      alignItems: 'center',
      paddingBlock: vars.space.x1,
      borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
    }),
  ],
});

export const tick = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    width: vars.space.x3,
    height: vars.space.x3,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.ornament,
    color: vars.color.actionText,
  }),
);
