import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { splits } from '../grid/columns.ts';

const base = style(
  primitive({
    display: 'grid',
    gap: vars.space.x2,
    '@media': { [media.print]: { breakInside: 'avoid', breakAfter: 'avoid' } },
  }),
);

export const variant = styleVariants({
  split: [
    base,
    primitive({
      '@media': {
        [media.tablet]: {
          ...splits.halves,
          alignItems: 'end',
        },
      },
    }),
  ],
  stacked: [base],
});

export const title = style(primitive({ display: 'grid', gap: vars.space.x1h }));

export const lead = styleVariants({ split: primitive({}), stacked: primitive({}) });

// Next to the title, it is so narrow that its lines should be equally long, like those of a heading.
globalStyle(`${lead.split} > p`, primitive({ textWrap: 'balance' }));
// Below the title, it is about as wide as the title, so that two sentences take two lines.
globalStyle(
  `${lead.stacked} > p`,
  primitive({ '@media': { [media.laptop]: { maxWidth: '38em' } } }),
);
