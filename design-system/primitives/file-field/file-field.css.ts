import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { control } from '../field/field.css.ts';
import { columnsOf } from '../grid/columns.ts';

export const zone = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    width: '100%',
    containerType: 'inline-size',
  }),
);

/** The field has room for the browser's own button, its text, and the prompt in one row. */
const roomy = '(min-width: 30rem)';
const promptWidth = '12rem';

// The input itself is the drop zone, so that dropping works without scripts. The prompt is on top of
// its padding, and ignores the pointer.
export const input = style([
  control,
  primitive({
    padding: `${vars.space.x1} ${vars.space.x2}`,
    borderStyle: 'dashed',
    cursor: 'pointer',
    color: vars.color.muted,
    fontSize: vars.size.small,
    gridArea: '1 / 1',
    // Browsers shorten file names by themselves, so give them as much room as there is.
    paddingInlineEnd: vars.space.half,
    selectors: {
      '&[aria-invalid="true"], &[data-dragging="true"]': {
        borderStyle: 'solid',
        borderColor: vars.color.text,
      },
      '&::file-selector-button': {
        minHeight: vars.width.target,
        marginInlineEnd: vars.space.x1h,
        paddingInline: vars.space.x2,
        border: `${vars.width.hairline} solid ${vars.color.control}`,
        borderRadius: vars.radius.full,
        backgroundColor: 'transparent',
        color: vars.color.text,
        font: 'inherit',
        fontWeight: vars.weight.semibold,
        cursor: 'pointer',
      },
    },
    '@media': {
      // The files are listed below.
      [media.largeText]: {
        selectors: { '&::file-selector-button': { width: '100%', marginInlineEnd: vars.space.x2 } },
      },
      [media.hover]: {
        selectors: { '&:hover::file-selector-button': { borderColor: vars.color.text } },
      },
    },
    '@container': { [roomy]: { paddingInlineEnd: promptWidth } },
  }),
]);

/** Without room, it is left out, as on phones, which have no drag and drop. */
export const prompt = style(
  primitive({
    position: 'relative',
    gridArea: '1 / 1',
    placeSelf: 'center end',
    display: 'none',
    '@container': { [roomy]: { display: 'flex' } },
    alignItems: 'center',
    gap: vars.space.x1,
    maxWidth: promptWidth,
    paddingInlineEnd: vars.space.x2,
    fontSize: vars.size.small,
    color: vars.color.soft,
    pointerEvents: 'none',
  }),
);

export const list = style(
  primitive({ display: 'grid', gap: vars.space.x1, paddingBlockStart: vars.space.x1 }),
);

export const item = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.x1h,
    padding: vars.space.half,
    paddingInlineStart: vars.space.x2,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
  }),
);

// The size is at the end of the line, or below a name that takes up the whole line.
export const file = style(
  primitive({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.x2}` }),
);

export const name = style(primitive({ flex: '1 1 12rem', overflowWrap: 'anywhere' }));

export const size = style(primitive({ color: vars.color.muted }));
