/** Columns that share the width in these proportions, whatever their content. */
export const columnsOf = (...parts: readonly number[]) =>
  parts.map((part) => `minmax(0, ${part}fr)`).join(' ');

/** This many equal columns. */
export const equalColumns = (count: number) => `repeat(${count}, ${columnsOf(1)})`;

/** Title left, content right. */
export const splitColumns = columnsOf(5, 7);
