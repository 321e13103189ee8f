import { compileSheet } from 'beasties/compiler';
import { createProcessor, renderFullCss } from 'beasties/runtime';

const space = 0x20;

/**
 * Nobody prints a page before it is painted, so these rules load with the rest. Written in the
 * minifier's form.
 */
const isPrinted = (wrap: string) => wrap === '@media print{';

/**
 * Gives bare pseudo-classes such as `:focus-visible` a subject, because Beasties drops rules
 * without one.
 */
const withSubjects = (css: string) => css.replaceAll(/(?<=(?:^|[{},])\s*)(?=:)/g, '*');

/**
 * The page as served, with everything open that browsers open without scripts, and with the
 * starter's attribute for returning visitors.
 */
const inAllStates = (html: string) =>
  `<html data-returned>${html}${html.replaceAll('<details', '<details open')}`;

/**
 * Splits the site's stylesheet in two. A page needs the first part at once: the font faces and the
 * rules for its elements, including states such as `:hover` and `[open]`. The second part loads
 * later but before the scripts, so it can contain the rules for attributes that only scripts set.
 */
export function divideSheet({ href, css }: { href: string; css: string }) {
  const sheet = compileSheet(withSubjects(css), { href });
  const faces = sheet.rules.filter(({ fontFace }) => fontFace);
  const rest = { ...sheet, rules: sheet.rules.filter(({ fontFace }) => !fontFace) };
  const included = rest.rules.filter(({ wrap = [] }) => !wrap.some(isPrinted));
  const processor = createProcessor([{ ...rest, rules: included }]);
  return {
    criticalFor: (html: string) =>
      faces.map((face) => face.css).join('') + processor.extract(inAllStates(html)).css,
    /**
     * Excludes the font faces, because declaring them twice would make the browser lay out all text
     * again.
     */
    rest: renderFullCss(rest),
    /** The font files with the basic letters, which every page needs. */
    fonts: faces.flatMap(({ fontFace }) =>
      fontFace?.src && (fontFace.ranges?.[0] ?? 0) <= space ? fontFace.src : [],
    ),
  };
}
