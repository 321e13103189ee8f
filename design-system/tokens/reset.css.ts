import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });

reset('html', {
  scrollPaddingTop: vars.space.x2,
  // All browsers that enlarge text by themselves know this name.
  WebkitTextSizeAdjust: '100%',
  '@media': {
    // Keeps focused elements and link targets clear of the sticky header (WCAG 2.4.11).
    [media.roomy]: { scrollPaddingTop: `calc(${vars.width.header} + ${vars.space.x2})` },
  },
});

reset('body', {
  minHeight: '100vh',
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.text,
  color: vars.color.text,
  backgroundColor: vars.color.background,
  // Also lets long words break when a grid or row computes its minimum width (WCAG 1.4.10).
  overflowWrap: 'anywhere',
  // Letters stand where they were drawn. Otherwise, Linux moves each to a whole pixel.
  textRendering: 'geometricPrecision',
  '@media': { [media.largeText]: { hyphens: 'auto' } },
});

// Safari makes the first line of an item as tall as its empty marker.
reset('li::marker', { fontSize: 0 });
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
// With `none`, Safari treats lists as layout and announces neither “list” nor the number of items.
reset('ul, ol', { listStyleType: '""' });
reset('img, svg, video, iframe', { display: 'block', maxWidth: '100%' });
reset('iframe', { border: 0 });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('table', { borderCollapse: 'collapse' });
reset('[hidden]', { display: 'none' });

/** One focus style for everything, on every background. Outlines also work in forced colors. */
reset(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
  borderRadius: vars.radius.small,
});
reset('main:focus-visible, h1:focus-visible', { outline: 'none' });

// The link to the top leads to `main`, even without scripts. Above it is the header.
reset('main', { scrollMarginTop: '100vh' });

// While pages cross-fade, the new one already responds.
reset('::view-transition', { pointerEvents: 'none' });
