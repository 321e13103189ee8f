import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { equalColumns } from '../primitives/grid/columns.ts';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { tones } from './artwork.css.ts';
import { slot as slotBase } from './slot.css.ts';

/**
 * In two rows, it isn't wider, because lines begin at a part of its width above the people, and rows
 * don’t grow.
 */
export const diagram = style(
  primitive({
    border: 0,
    minWidth: 0,
    maxWidth: '37rem',
    '@media': { [media.tablet]: { maxWidth: 'none' } },
  }),
);

/** The height of the lines and the people, as a part of the width. */
const tall = { twoRows: 65.8, oneRow: 36 };

export const legend = style(
  primitive({
    paddingBlockEnd: vars.space.x2,
    fontSize: vars.size.small,
    color: vars.color.muted,
  }),
);

/** In half roles, so that two below three are in the middle. The people are in the padding. */
export const stage = style(
  primitive({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: equalColumns(6),
    // biome-ignore lint/plugin/size: where the drawing is small, so is the room for its lines.
    gap: `${vars.space.x1h} min(${vars.space.x2}, 4%)`,
    paddingBlockEnd: `${tall.twoRows}%`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: equalColumns(5),
        paddingBlockEnd: `${tall.oneRow}%`,
      },
    },
  }),
);

export const role = style(
  primitive({
    display: 'grid',
    gridColumn: 'span 2',
    cursor: 'pointer',
    selectors: { '&:nth-child(4)': { gridColumn: '2 / span 2' } },
    '@media': {
      [media.largeText]: { gridColumn: '1 / -1' },
      [media.tablet]: {
        gridColumn: 'auto',
        selectors: { '&:nth-child(4)': { gridColumn: 'auto' } },
      },
    },
  }),
);

/** Only the slot around it is visible. */
export const choice = style(primitive({ position: 'absolute', appearance: 'none' }));

const chosen = `${choice}:checked ~`;

export const match = style(
  primitive({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    aspectRatio: `100 / ${tall.twoRows}`,
    '@media': { [media.tablet]: { aspectRatio: `100 / ${tall.oneRow}` } },
    pointerEvents: 'none',
    // Above the other lines, and below the roles.
    selectors: { [`${chosen} &`]: { zIndex: vars.depth.raised } },
  }),
);

/** From the role to the person. */
const draw = keyframes({
  from: { clipPath: 'inset(-9px -9px 100%)' },
  to: { clipPath: 'inset(-9px)' },
});

const anyLine = style(
  primitive({
    stroke: tones.control,
    strokeWidth: 2,
    // A round end would be visible above its role.
    strokeLinecap: 'butt',
    vectorEffect: 'non-scaling-stroke',
    selectors: { [`${chosen} * &`]: { stroke: tones.accent, strokeWidth: 7 } },
    '@media': {
      [media.forcedColors]: { selectors: { [`${chosen} * &`]: { stroke: 'CanvasText' } } },
      // Roles are below each other there.
      [media.largeText]: { display: 'none' },
      // Only for a visitor who is about to choose: each frame takes time that an early press would
      // wait.
      [media.motion]: {
        selectors: {
          [`${diagram}:is(:hover, :focus-within) ${chosen} * &`]: {
            animation: `${draw} ${calc.multiply(vars.motion.slide, 2)} ${vars.motion.easing}`,
          },
        },
      },
    },
  }),
);

export const line = styleVariants({
  twoRows: [anyLine, primitive({ '@media': { [media.tablet]: { display: 'none' } } })],
  oneRow: [
    anyLine,
    primitive({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } }),
  ],
});

/** The picture and everything in it, which reaches past its edges. */
globalStyle(`.${match}, .${match} svg`, primitive({ overflow: 'visible' }));

export const person = style(
  primitive({
    fill: tones.brand,
    stroke: tones.brand,
    strokeWidth: 10,
    pointerEvents: 'auto',
    selectors: { [`${chosen} * &`]: { fill: tones.match, stroke: tones.match } },
  }),
);

export const slot = style([
  slotBase,
  primitive({
    position: 'relative',
    zIndex: vars.depth.raised,
    justifyContent: 'center',
    minHeight: vars.width.target,
    gap: vars.space.half,
    paddingInline: vars.space.half,
    fontSize: vars.size.caption,
    textAlign: 'center',
    // A long word takes the padding, instead of a second line, in a window of 320 px.
    overflowWrap: 'normal',
    // Visible as a control (WCAG 1.4.11).
    borderColor: vars.color.control,
    '@media': {
      [media.phone]: {
        minHeight: '3.5rem',
        gap: vars.space.x1,
        paddingInline: vars.space.x1,
        fontSize: vars.size.small,
      },
      [media.laptop]: { fontSize: vars.size.body },
    },
    selectors: {
      [`${role}:hover > &`]: { color: vars.color.text },
      [`${choice}:focus-visible ~ &`]: {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '3px',
      },
      [`${chosen} &`]: {
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
