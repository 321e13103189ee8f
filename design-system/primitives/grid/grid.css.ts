import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const most = (tablet: string, desktop: string) =>
  primitive({
    '@media': {
      [media.tablet]: { gridTemplateColumns: tablet },
      [media.desktop]: { gridTemplateColumns: desktop },
    },
  });

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Three and nine fill rows of three already on a tablet. */
const threes = style([
  most(equal(2), equal(3)),
  primitive({
    '@media': {
      [media.tablet]: {
        selectors: { '&:has(> :last-child:nth-child(6n + 3))': { gridTemplateColumns: equal(3) } },
      },
    },
  }),
]);
// Others stand in pairs there, and an odd one out takes its whole row.
globalStyle(
  `${threes} > :last-child:nth-child(odd):not(:nth-child(3n))`,
  primitive({
    '@media': {
      [media.tablet]: { gridColumn: '1 / -1' },
      [media.desktop]: { gridColumn: 'auto' },
    },
  }),
);

export const grid = style(primitive({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

export const columns = styleVariants({
  2: most(equal(2), equal(2)),
  3: [threes],
  4: most(equal(2), equal(4)),
  split: most(equal(1), 'minmax(0, 5fr) minmax(0, 7fr)'),
});

export const gap = styleVariants({
  regular: primitive({ gap: vars.space.x3 }),
  wide: primitive({
    gap: vars.space.x4,
    '@media': { [media.tablet]: { columnGap: vars.space.x8 } },
  }),
});

export const align = styleVariants({
  stretch: primitive({ alignItems: 'stretch' }),
  start: primitive({ alignItems: 'start' }),
  center: primitive({ alignItems: 'center' }),
  end: primitive({ alignItems: 'end' }),
});
