import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const field = style(
  primitive({
    // On a phone, a short hint is next to the label.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.x1} ${vars.space.x1h}`,
    alignContent: 'start',
    minWidth: 0,
    '@media': { [media.phone]: { display: 'grid', gap: vars.space.x1 } },
  }),
);

export const label = style(
  primitive({
    justifySelf: 'start',
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
  }),
);

export const mark = style(primitive({ paddingInlineStart: vars.space.half }));

export const hint = style(
  primitive({
    fontSize: vars.size.caption,
    lineHeight: vars.leading.snug,
    color: vars.color.muted,
  }),
);

/** A box with an error, or with another message in other colors. Forced colors show its border. */
export const message = style(
  primitive({
    border: `${vars.width.hairline} solid transparent`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.error,
    color: vars.color.errorText,
    lineHeight: vars.leading.snug,
  }),
);

export const error = style([
  message,
  primitive({
    justifySelf: 'start',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    padding: `${vars.space.half} ${vars.space.x1h}`,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
  }),
]);

/** The box around a control. */
export const control = style(
  primitive({
    display: 'block',
    width: '100%',
    minWidth: 0,
    minHeight: vars.width.target,
    padding: `${vars.space.x1h} ${vars.space.x2}`,
    border: `${vars.width.hairline} solid ${vars.color.control}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    // At least 16 px. With smaller text, iOS zooms in on focus.
    fontSize: vars.size.body,
    lineHeight: vars.leading.snug,
    // Room for the label and the hint below a sticky header (WCAG 2.4.11).
    scrollMarginBlockStart: vars.space.x8,
    selectors: {
      '&[aria-invalid="true"]': {
        borderColor: vars.color.text,
        boxShadow: `inset 0 0 0 ${vars.width.hairline} ${vars.color.text}`,
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.text } } },
      [media.motion]: { transition: `border-color ${vars.motion.fast} ${vars.motion.easing}` },
    },
  }),
);
