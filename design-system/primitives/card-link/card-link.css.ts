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

/** In line with the words and centered on their height. */
export const arrow = style(primitive({ display: 'inline-block', verticalAlign: '-0.125em' }));
