/** A Markdown table with numbers aligned to the right. */
export function table(rows: readonly Readonly<Record<string, string>>[]) {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/**
 * The browser reports some values only from `threshold` up, and 0 for smaller ones. Infinity means
 * that it never happened.
 */
export function milliseconds(value: number, threshold = 0) {
  if (value === Number.POSITIVE_INFINITY) return 'never';
  return value < threshold ? `below ${threshold} ms` : `${Math.round(value)} ms`;
}

/** Thousands of bytes, the unit that build tools use. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
