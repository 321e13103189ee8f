/** The width of each kind of sign in the theme where it is widest, in em. */
function widthOf(sign: string) {
  if (/[mw%]/i.test(sign)) return 0.95;
  if (/[.,:’'\sfijlt]/.test(sign)) return 0.33;
  if (/[a-z+–-]/.test(sign)) return 0.58;
  return sign === '0' ? 0.66 : 0.61;
}

const widths = [2.75, 3.5, 4.2, 6] as const;

/** How many em a number needs in order to stay on one line. */
export function figureWidth(figure: string) {
  const needed = [...figure].reduce((sum, sign) => sum + widthOf(sign), 0);
  return widths.find((width) => width >= needed) ?? 8;
}
