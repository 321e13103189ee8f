/** Shows the content of a `details` that nobody can open, such as on paper. */
export const alwaysOpen = {
  '&:not([open])::details-content': {
    gridTemplateRows: '1fr',
    overflow: 'visible',
    contentVisibility: 'visible',
  },
} as const;
