import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const base = style(section({ display: 'grid', gap: vars.space.x6 }));

export const layout = styleVariants({
  line: [base],
  blocks: [base],
  ladder: [
    base,
    section({
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: vars.space.x8,
          alignItems: 'start',
        },
      },
    }),
  ],
});

const columns = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
      [media.desktop]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
    },
  }),
);

export const list = styleVariants({
  // Six or more steps need two rows to stay readable.
  line: [
    columns,
    section({
      '@media': {
        [media.desktop]: {
          selectors: {
            '&:has(> :nth-child(6))': {
              gridAutoFlow: 'row',
              gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
              rowGap: vars.space.x5,
            },
          },
        },
      },
    }),
  ],
  blocks: [columns],
  ladder: section({ display: 'grid' }),
});

/** The line that the steps stand on, drawn by each step up to the next one. */
const rail = {
  content: '',
  position: 'absolute',
  backgroundColor: vars.ground.line,
} as const;

export const step = styleVariants({
  line: section({ position: 'relative', minWidth: 0 }),
  blocks: section({ minWidth: 0 }),
  ladder: section({
    position: 'relative',
    paddingBlockEnd: vars.space.x5,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        ...rail,
        insetBlock: `${vars.space.x3} 0`,
        insetInlineStart: '1.4375rem',
        width: '2px',
      },
    },
  }),
});

export const body = style(
  section({
    position: 'relative',
    display: 'grid',
    gap: vars.space.x2,
    alignContent: 'start',
    selectors: {
      [`${step.ladder} &`]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: vars.space.x3,
        alignItems: 'start',
      },
      [`${step.line} &::before`]: {
        ...rail,
        insetBlockStart: '1.4375rem',
        insetInline: `0 calc(-1 * ${vars.space.x3})`,
        height: '2px',
      },
      [`${step.line}:last-child &::before`]: { insetInlineEnd: 0 },
    },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

export const block = style(
  section({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space.x6,
    height: '100%',
    borderRadius: vars.radius.card,
    padding: vars.space.x3,
    border: `${vars.width.hairline} solid transparent`,
  }),
);

const slot = style(
  section({
    position: 'relative',
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: vars.space.x6,
    minHeight: vars.space.x6,
    paddingInline: vars.space.x1h,
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.ground.accent}`,
    backgroundColor: vars.ground.background,
    color: vars.ground.accent,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const label = styleVariants({
  line: [slot],
  blocks: section({ fontSize: vars.size.small, color: vars.ground.muted }),
  ladder: [slot],
});
