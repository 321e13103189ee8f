import { keyframes, style } from '@vanilla-extract/css';
import { target as iconTarget } from '../../primitives/icon/icon.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const { header: height, hairline } = vars.width;

/** Keeps its height when the bar sticks and leaves the flow, so that nothing below moves. */
export const header = style(
  section({
    position: 'relative',
    zIndex: vars.depth.header,
    minHeight: height,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

const arrive = keyframes({ from: { transform: 'translateY(-100%)' } });

export const bar = style(
  section({
    position: 'relative',
    // Forced colors make a transparent border visible.
    borderBlockEnd: `${hairline} solid transparent`,
    selectors: {
      '&[data-sticky]': {
        position: 'fixed',
        insetBlockStart: 0,
        insetInline: 0,
        borderBlockEndColor: vars.color.line,
      },
    },
    '@media': {
      [media.motion]: {
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
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    minHeight: `calc(${height} - ${hairline})`,
    '@media': {
      [media.noScript]: { flexWrap: 'wrap', paddingBlockStart: vars.space.x2 },
      [media.desktop]: { flexWrap: 'nowrap', paddingBlockStart: 0 },
    },
  }),
);

export const small = style(
  section({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    '@media': { [media.desktop]: { display: 'none' } },
  }),
);

export const toggle = style([
  iconTarget,
  section({
    // Aligns the icon, not the button's round edge, with the page's content.
    marginInlineEnd: `calc(-1 * ${vars.space.x1})`,
    fontSize: vars.size.lead,
    '@media': { [media.noScript]: { display: 'none' } },
  }),
]);

export const wide = style(
  section({
    display: 'none',
    '@media': {
      [media.desktop]: { display: 'flex', alignItems: 'center', gap: vars.space.x1 },
    },
  }),
);

export const user = style(section({ '@media': { [media.noScript]: { display: 'none' } } }));
