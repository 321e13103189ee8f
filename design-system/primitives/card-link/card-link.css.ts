import { style } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

export const cardLink = style(
  primitive({
    alignSelf: 'start',
    marginBlockStart: 'auto',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    },
  }),
);

/** Inline with the words, and vertically centered on them. */
export const arrow = style(primitive({ display: 'inline-block', verticalAlign: '-0.125em' }));
