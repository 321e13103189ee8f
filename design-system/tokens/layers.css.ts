import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. Every style names its layer, so the order in which chunks load
 * never decides which rule wins.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  sections: globalLayer('sections'),
};
