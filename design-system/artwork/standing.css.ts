import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { screenOnly } from '../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../tokens/contract.ts';
import { section } from '../tokens/layer-styles.ts';

/**
 * A picture that stands on the section below, whose parent has the space of a banner or a tight
 * section below it. Paper has the same in words.
 */
export const onNextSection = style([
  screenOnly,
  section({
    // biome-ignore lint/plugin/margin: extends to the section's end.
    marginBlockEnd: calc.multiply(vars.space.section, -0.75),
  }),
]);

/** One that stands there next to text. */
export const standing = style([
  onNextSection,
  section({ alignSelf: 'end', justifySelf: 'end', width: 'min(100%, 37rem)' }),
]);

/**
 * One from edge to edge of the window, in a parent that clips. It is never smaller than its words
 * allow, so a small window shows the middle.
 */
export const panorama = style([
  onNextSection,
  section({
    display: 'grid',
    gridTemplateColumns: 'clamp(72rem, 100vw, 120rem)',
    justifyContent: 'center',
    paddingBlockStart: vars.space.x3,
  }),
]);
