import { style } from '@vanilla-extract/css';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

export const figure = style(section({ display: 'grid', gap: vars.space.x3, maxWidth: '56rem' }));

export const text = style([heading, section({ fontSize: vars.size.heading2, lineHeight: '1.15' })]);
