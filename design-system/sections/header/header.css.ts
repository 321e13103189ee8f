import { keyframes, style } from '@vanilla-extract/css';
import { target as iconTarget } from '../../primitives/icon/icon.css.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const { header: height, hairline } = vars.width;

/**
 * Keeps its height when the bar becomes sticky and leaves the flow, so that nothing below moves.
 */
export const header = style(
  section({
    position: 'relative',
    zIndex: vars.depth.header,
    minHeight: height,
    anchorScope: 'all',
  }),
);

/** The anchor for the panel on small screens, which opens below it. */
export const barName = '--header-bar';

const arrive = keyframes({ from: { transform: 'translateY(-100%)' } });

export const bar = style(
  section({
    position: 'relative',
    anchorName: barName,
    // Forced colors make a transparent border visible.
    borderBlockEnd: `${hairline} solid transparent`,
    '@media': {
      [media.roomy]: {
        selectors: {
          '&[data-sticky]': {
            position: 'fixed',
            insetBlockStart: 0,
            insetInline: 0,
            borderBlockEndColor: vars.color.line,
          },
        },
      },
      [`${media.roomy} and ${media.motion}`]: {
        selectors: {
          '&[data-sticky]': {
            animation: `${arrive} ${vars.motion.collapse} ${vars.motion.easing}`,
          },
        },
      },
    },
  }),
);

export const row = style(
  section({
    display: 'flex',
    // With very large text, the brand and the action each need their own row.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.half,
    minHeight: `calc(${height} - ${hairline})`,
    paddingBlock: vars.space.x1,
    '@media': { [media.desktop]: { columnGap: vars.space.x2 } },
  }),
);

export const small = style([
  screenOnly,
  section({
    display: 'flex',
    alignItems: 'center',
    // In a row of its own, it is still at the end.
    flexGrow: 1,
    justifyContent: 'end',
    // biome-ignore lint/plugin/size: none in a window of 320 px, where everything just fits in one row.
    gap: `clamp(0px, 100vw - 20.5rem, ${vars.space.x1})`,
    '@media': { [media.desktop]: { display: 'none' } },
  }),
]);

export const toggle = style([
  iconTarget,
  section({
    // biome-ignore lint/plugin/margin: aligns the icon, not the button's round edge, with the page's content.
    marginInlineEnd: `calc(-1 * ${vars.space.x1})`,
    fontSize: vars.size.lead,
  }),
]);

const isOpen = `${row}:has(> :popover-open) &`;

export const openMark = style(
  section({ display: 'flex', selectors: { [isOpen]: { display: 'none' } } }),
);

export const closeMark = style(
  section({ display: 'none', selectors: { [isOpen]: { display: 'flex' } } }),
);

export const wide = style([
  screenOnly,
  section({
    display: 'none',
    '@media': {
      [media.desktop]: { display: 'flex', alignItems: 'center', gap: vars.space.x1 },
    },
  }),
]);
