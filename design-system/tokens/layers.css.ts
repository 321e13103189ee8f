import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade, weakest first. Declared here once; every style names its layer, so the order of
 * chunks on the wire never decides which rule wins.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  sections: globalLayer('sections'),
};
