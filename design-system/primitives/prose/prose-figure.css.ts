import { style } from '@vanilla-extract/css';
import * as arrangements from '../../artwork/arrangements.css.ts';
import { outsideDrawing } from '../../artwork/beside-drawing.ts';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { wide as wideBlock } from './prose.css.ts';

export const figure = style([
  wideBlock,
  primitive({
    display: 'grid',
    gap: vars.space.x3,
    padding: vars.space.x3,
    borderRadius: vars.radius.band,
    fontSize: vars.size.body,
    '@media': {
      [media.tablet]: { padding: vars.space.x5 },
      [media.print]: { paddingInline: 0, breakInside: 'avoid' },
    },
  }),
]);

export const words = style(primitive({ display: 'grid', gap: vars.space.x1 }));

export const note = style(
  primitive({
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

export const compact = style([
  arrangements.compact.desktop,
  primitive({
    // biome-ignore lint/plugin/margin: extends over the padding if its words would be too small.
    marginInline: outsideDrawing(276, vars.space.x3),
  }),
]);
