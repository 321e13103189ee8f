import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: { '@media': { [media.print]: rule } } } });

globalStyle('@page', { '@media': { [media.print]: { margin: '12mm' } } });

// All sizes scale with it. Body text is about 9 pt.
onPaper('html', { fontSize: '70%' });
onPaper('body', { minHeight: 0 });

// A title stays with its content, and short blocks aren't split across pages.
onPaper('h1, h2, caption, thead', { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper('li, tr, dt, blockquote', { breakInside: 'avoid' });
onPaper('p, li, dd', { orphans: 3, widows: 3 });
