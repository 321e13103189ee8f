/** The values of a prop, for its control and for the props table. */
export const oneOf = (options: readonly (string | number)[]) => ({
  options,
  control: 'select' as const,
  table: { type: { summary: options.map((option) => JSON.stringify(option)).join(' | ') } },
});
