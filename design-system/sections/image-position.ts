/** The side of the words that a picture is on, in reading direction. */
export const imagePositions = ['start', 'end'] as const;
export type ImagePosition = (typeof imagePositions)[number];
