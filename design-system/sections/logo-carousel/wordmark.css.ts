import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

export const wordmark = style(
  section({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minHeight: vars.space.x5,
    whiteSpace: 'nowrap',
  }),
);

export const mark = style(section({ flex: 'none', width: vars.space.x4 }));

const name = style(section({ fontSize: vars.size.lead, lineHeight: vars.leading.snug }));

export const lettering = styleVariants({
  display: [
    name,
    section({
      fontFamily: vars.font.heading,
      fontWeight: vars.weight.heading,
      letterSpacing: vars.tracking.heading,
    }),
  ],
  plain: [name, section({ fontWeight: vars.weight.medium })],
  capitals: [
    name,
    section({
      fontSize: vars.size.caption,
      fontWeight: vars.weight.semibold,
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    }),
  ],
});
