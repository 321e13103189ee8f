import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

/** The whole card is the target, so the link itself needs no height. */
export const cardLink = style(
  primitive({
    position: 'static',
    alignSelf: 'start',
    paddingBlock: vars.space.half,
    marginBlockStart: 'auto',
    marginBlockEnd: 0,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    },
  }),
);
