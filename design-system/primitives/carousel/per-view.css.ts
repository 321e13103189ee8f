import { createVar, styleVariants } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** How many slides are visible at once. */
export const count = createVar('per-view');

const three = { 1: '1', 2: '2', 3: '3' } as const;
const four = { ...three, 4: '4' } as const;
const six = { ...four, 5: '5', 6: '6' } as const;
const eight = { ...six, 7: '7', 8: '8' } as const;

const from = <Count extends number>(
  width: keyof typeof media,
  counts: Readonly<Record<Count, string>>,
) =>
  styleVariants(counts, (value) =>
    primitive({ '@media': { [media[width]]: { vars: { [count]: value } } } }),
  );

// One class per width and count, so that the layout needs no script. More slides would be too
// narrow for a logo.
export const perView = {
  base: styleVariants(three, (value) => primitive({ vars: { [count]: value } })),
  phone: from('phone', four),
  tablet: from('tablet', six),
  desktop: from('desktop', eight),
};
