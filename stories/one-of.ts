/** A prop that takes one of these values: what its control offers and the table of props lists. */
export const oneOf = (options: readonly (string | number)[]) => ({
  options,
  control: 'select' as const,
  table: { type: { summary: options.map((option) => JSON.stringify(option)).join(' | ') } },
});
