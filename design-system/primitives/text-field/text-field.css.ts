import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

/** The field takes the space that its button leaves. */
export const row = style(primitive({ display: 'flex', gap: vars.space.x1, width: '100%' }));
