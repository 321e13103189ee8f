import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { backgroundNames } from '../../tokens/backgrounds.ts';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { background } from '../../tokens/theme.css.ts';

export const container = style(
  primitive({
    marginInline: 'auto',
    width: '100%',
    maxWidth: calc.add(vars.width.container, calc.multiply(vars.space.gutter, 2)),
    paddingInline: vars.space.gutter,
  }),
);

// One pixel more, because a section may end between two pixels. The next one covers it.
const band = style(
  primitive({ position: 'relative', boxShadow: `0 1px ${vars.color.background}` }),
);

export const space = styleVariants({
  regular: [band, primitive({ paddingBlock: vars.space.section })],
  tight: [band, primitive({ paddingBlock: calc.multiply(vars.space.section, 0.75) })],
  narrow: [band, primitive({ paddingBlock: vars.space.x6 })],
});

// Two sections with the same background share the space between them. Otherwise each keeps its own.
// Either may be alone in its own box, as deferred sections are.
for (const name of backgroundNames) {
  const same = `${band}.${background[name]}`;
  globalStyle(
    [
      `${same} + ${same}`,
      `:is(${same}, :has(> ${same}:last-child)) + * > ${same}:first-child`,
    ].join(),
    primitive({ paddingBlockStart: 0 }),
  );
}

// Next to the canvas, this background alone would hardly be visible.
globalStyle(
  `${band}.${background.raised}`,
  primitive({ borderBlock: `${vars.width.hairline} solid ${vars.color.line}` }),
);
