import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const slot = style(
  section({
    position: 'relative',
    gridArea: '1 / 1',
    // As wide as the widest label above or below it.
    justifySelf: 'stretch',
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.space.x5,
    minHeight: vars.space.x5,
    paddingInline: vars.space.x1,
    '@media': {
      [media.tablet]: {
        minWidth: vars.space.x6,
        minHeight: vars.space.x6,
        paddingInline: vars.space.x1h,
      },
    },
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.color.ornament}`,
    backgroundColor: vars.color.background,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

/** Labels such as years and months are equally wide, even side by side. */
export const worded = style(section({ '@media': { [media.tablet]: { minWidth: '5.5rem' } } }));

export const label = styleVariants({
  line: [slot, section({ '@media': { [media.desktop]: { justifySelf: 'start' } } })],
  ladder: [slot],
});

export const highlighted = style(
  section({
    borderColor: vars.color.action,
    backgroundColor: vars.color.action,
    color: vars.color.actionText,
  }),
);
