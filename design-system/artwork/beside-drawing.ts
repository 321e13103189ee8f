/**
 * The space at each side of a drawing with words: `most`, or less if the drawing would be narrower
 * than `pixels` at the usual text size. A drawing is as wide as its words need to be at least 12 px
 * high. With large text, it gets all the space.
 */
export const besideDrawing = (pixels: number, most: string) =>
  `clamp(0px, (100% - ${pixels / 16}rem) / 2, ${most})`;

/** The same for a drawing that has no space at its sides, but can extend over `most` outside. */
export const outsideDrawing = (pixels: number, most: string) =>
  `clamp(-1 * ${most}, (100% - ${pixels / 16}rem) / 2, 0px)`;
