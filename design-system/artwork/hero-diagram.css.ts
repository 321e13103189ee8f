import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { tones } from './artwork.css.ts';
import { lines, slot as slotBase } from './diagram.css.ts';

/** At most 66% of the diagram, so that the lines have room when text is large. */
const roleWidth = 'min(15rem, 66%)';

export const diagram = style(primitive({ border: 0, minWidth: 0 }));

export const legend = style(
  primitive({
    paddingBlockEnd: vars.space.x2,
    fontSize: vars.size.small,
    color: vars.color.muted,
  }),
);

export const rows = style(
  primitive({
    position: 'relative',
    display: 'grid',
    gridAutoRows: 'minmax(4rem, 1fr)',
    '@media': { [media.laptop]: { gridAutoRows: '5.75rem', fontSize: vars.size.lead } },
  }),
);

export const role = style(
  primitive({
    display: 'grid',
    alignItems: 'center',
    justifySelf: 'end',
    width: roleWidth,
    cursor: 'pointer',
    '@media': {
      [media.largeText]: {
        width: '100%',
        paddingBlock: vars.space.half,
      },
    },
  }),
);

/** Only the slot around it is visible. */
export const choice = style(primitive({ position: 'absolute', appearance: 'none' }));

const chosen = `${choice}:checked ~`;

/** The distance from the left edge to the chosen slot, which starts first. */
export const match = style([
  lines,
  primitive({
    width: `calc(100% - ${roleWidth})`,
    '@media': { [media.largeText]: { display: 'none' } },
  }),
]);

globalStyle(`${match} > svg`, primitive({ overflow: 'visible', maxWidth: 'none' }));

export const line = style(
  primitive({
    stroke: tones.control,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
    selectors: {
      [`${chosen} * &`]: { stroke: tones.accent, strokeWidth: 7 },
    },
    '@media': {
      [media.forcedColors]: { selectors: { [`${chosen} * &`]: { stroke: 'CanvasText' } } },
    },
  }),
);

export const person = style(
  primitive({
    fill: tones.brand,
    pointerEvents: 'auto',
    // The chosen one is nearly as high as its row.
    selectors: { [`${chosen} * &`]: { fill: tones.match, scale: 1.2 } },
    // Larger, and still inside the left edge.
    '@media': { [media.laptop]: { transform: 'translate(12px) scale(1.45)' } },
  }),
);

globalStyle(`${person} > image`, primitive({ clipPath: 'circle()' }));

export const slot = style([
  slotBase,
  primitive({
    position: 'relative',
    justifyContent: 'space-between',
    justifySelf: 'end',
    width: '88%',
    minHeight: vars.width.target,
    gap: vars.space.x1,
    // Visible as a control (WCAG 1.4.11).
    borderColor: vars.color.control,
    '@media': { [media.laptop]: { minHeight: '3.75rem', fontSize: 'inherit' } },
    selectors: {
      [`${role}:hover > &`]: { color: vars.color.text },
      [`${choice}:focus-visible ~ &`]: {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '3px',
      },
      [`${chosen} &`]: {
        width: '100%',
        minHeight: '82%',
        borderColor: tones.match,
        backgroundColor: tones.match,
        color: tones.strong,
      },
      // The check mark.
      [`${chosen} &::after`]: {
        content: '',
        width: '0.4em',
        height: '0.75em',
        border: 'solid currentColor',
        borderWidth: '0 2px 2px 0',
        transform: 'translateY(-15%) rotate(45deg)',
      },
    },
  }),
]);

/** Starts at the person. The margins leave room for what is drawn beyond the box. */
const draw = keyframes({
  from: { clipPath: 'inset(-1rem calc(100% - 5rem) -1rem -1rem)' },
  to: { clipPath: 'inset(-1rem -3rem -1rem -1rem)' },
});

// Only for a visitor who is about to choose: each frame takes time that an early press would wait.
globalStyle(
  `${diagram}:is(:hover, :focus-within) ${chosen} ${match}`,
  primitive({
    '@media': {
      [media.motion]: {
        animation: `${draw} ${calc.multiply(vars.motion.slide, 2)} ${vars.motion.easing}`,
      },
    },
  }),
);
