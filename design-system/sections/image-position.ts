/** The side of the text that a picture is on, relative to the reading direction. */
export const imagePositions = ['start', 'end'] as const;
export type ImagePosition = (typeof imagePositions)[number];
