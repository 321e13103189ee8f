import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.ts';
import { primitive } from './layer-styles.ts';

const { section: _, gutter: __, ...steps } = vars.space;

/** The space between the children of a flexible box, by its step. */
export const gaps = styleVariants(steps, (gap) => primitive({ gap }));
