/**
 * Not by display: hidden links stay in the document, can't be focused, and cost no layout until
 * they are shown.
 */
export const hidden = { visibility: 'hidden', contentVisibility: 'hidden' } as const;
export const shown = { visibility: 'visible', contentVisibility: 'visible' } as const;

/** The part of a closing transition by which what closes stays in view until the rest has ended. */
export const hiding = (duration: string) =>
  `visibility ${duration}, content-visibility ${duration} allow-discrete`;
