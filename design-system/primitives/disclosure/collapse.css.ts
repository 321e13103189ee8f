import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const rows = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr',
    selectors: {
      '&[data-phase="collapsed"], &[data-phase="collapsing"]': { gridTemplateRows: '0fr' },
    },
    '@media': {
      [media.motion]: {
        selectors: {
          '&[data-phase="expanding"], &[data-phase="collapsing"]': {
            transition: `grid-template-rows ${vars.motion.collapse} ${vars.motion.easing}`,
          },
        },
      },
      // Without scripts and in print, nothing can be opened, so everything is open.
      [media.noScript]: { selectors: { '&[data-phase]': { gridTemplateRows: '1fr' } } },
      [media.print]: { selectors: { '&[data-phase]': { gridTemplateRows: '1fr' } } },
    },
  }),
);

export const content = style(
  primitive({
    minWidth: 0,
    minHeight: 0,
    selectors: {
      // Not when fully open, because it would cut off focus outlines.
      [`${rows}:not([data-phase="shown"]) > &`]: { overflow: 'hidden' },
      // Has the same effect as hidden="until-found" for prerendered HTML (see useCollapse).
      [`${rows}[data-phase="collapsed"] > &`]: { contentVisibility: 'hidden' },
    },
    '@media': {
      [media.noScript]: {
        selectors: { [`${rows}[data-phase] > &`]: { contentVisibility: 'visible' } },
      },
      [media.print]: {
        selectors: { [`${rows}[data-phase] > &`]: { contentVisibility: 'visible' } },
      },
    },
  }),
);
