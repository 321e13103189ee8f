import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const card = style(
  section({
    position: 'relative',
    height: '100%',
    minHeight: '10rem',
    borderRadius: vars.radius.card,
    // The whole card can be tapped. Safari on phones focuses only elements that look clickable.
    cursor: 'pointer',
    '@media': {
      [media.tablet]: { minHeight: '14rem' },
      [media.print]: { minHeight: 0 },
    },
  }),
);

/** The visitor has turned it back, which only scripts can tell. */
const over = ':not([data-side="front"])';
const hovered = `${card}:hover${over} &`;
/** A tap also gives it focus. */
const focused = `${card}:focus${over} &`;

export const turner = style(
  section({
    display: 'grid',
    height: '100%',
    transformStyle: 'preserve-3d',
    selectors: { [focused]: { transform: 'rotateY(180deg)' } },
    '@media': {
      [media.hover]: { selectors: { [hovered]: { transform: 'rotateY(180deg)' } } },
      [media.motion]: { transition: `transform ${vars.motion.collapse} ${vars.motion.easing}` },
      // On paper, the back is below the front.
      [media.print]: {
        gridTemplateRows: 'auto 1fr',
        border: `${vars.width.hairline} solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        transform: 'none !important',
        transformStyle: 'flat',
        transition: 'none',
      },
    },
  }),
);

const side = style(
  section({
    gridArea: '1 / 1',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space.x1,
    padding: `${vars.space.x3} ${vars.space.x3} ${vars.space.x1h}`,
    borderRadius: vars.radius.card,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    backfaceVisibility: 'hidden',
    '@media': { [media.print]: { gridArea: 'auto', border: 0, padding: vars.space.x2 } },
  }),
);

export const front = style([side]);

/** To the inside of the card's border, which forced colors need. */
const edge = calc.negate(vars.space.x3);
const { card: radius } = vars.radius;

export const scene = style([
  screenOnly,
  section({
    // biome-ignore lint/plugin/margin: extends to the card's edges.
    margin: `${edge} ${edge} 0`,
    borderRadius: `${radius} ${radius} 0 0`,
    overflow: 'hidden',
  }),
]);

/** Says that the card turns, which it doesn't do on paper. */
export const hint = style([
  screenOnly,
  section({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x1,
    paddingBlockStart: vars.space.half,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
    color: vars.color.accent,
  }),
]);

export const back = style([
  side,
  section({
    justifyContent: 'center',
    transform: 'rotateY(180deg)',
    '@media': {
      [media.print]: { justifyContent: 'start', paddingBlockStart: 0, transform: 'none' },
    },
  }),
]);
