import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { equalColumns } from '../grid/columns.ts';
import { table } from './prose-table.css.ts';

/**
 * On a phone, each row of a table with three or more columns is a block: its header, and below it
 * the cells, each with a label.
 */
const onPhones = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    `${table}:has(td + td) ${part}`,
    primitive({ '@media': { [media.belowTablet]: rule } }),
  );

// Screen readers still announce the column of each cell.
onPhones('thead', { position: 'absolute', clipPath: 'inset(50%)' });
onPhones('tr', { display: 'grid', gridTemplateColumns: equalColumns(2) });
onPhones('tbody th', {
  gridColumn: '1 / -1',
  border: 'none',
  paddingBlockEnd: 0,
  fontWeight: vars.weight.semibold,
});
// Values side by side line up, no matter how many lines their labels take.
onPhones('td', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  gap: vars.space.half,
  paddingBlockStart: vars.space.half,
  paddingInlineEnd: vars.space.x1,
});
onPhones('td::before', {
  // It is empty for screen readers, which know the column.
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  color: vars.color.muted,
  fontSize: vars.size.small,
});
