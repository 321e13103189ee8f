/** The width of each kind of sign in the theme where it is widest, in em. */
function widthOf(sign: string) {
  if (/[mw%]/i.test(sign)) return 0.95;
  if (/[.,:’'\sfijlt]/.test(sign)) return 0.33;
  if (/[a-z+–-]/.test(sign)) return 0.58;
  return sign === '0' ? 0.66 : 0.61;
}

const widths = [2.75, 4.2, 6] as const;

/** How many em a number needs in order to stay on one line, but at least `least`. */
export function figureWidth(figure: string, least = 0) {
  const needed = [...figure].reduce((sum, sign) => sum + widthOf(sign), 0);
  return widths.find((width) => width >= Math.max(needed, least)) ?? 8;
}
