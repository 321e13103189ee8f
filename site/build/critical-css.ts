import { compileSheet } from 'beasties/compiler';
import { createProcessor, renderFullCss } from 'beasties/runtime';

const space = 0x20;

/**
 * Divides the site's stylesheet into what a page needs at once, which are the font faces and the
 * rules of the elements it has, states such as `:hover` included, and the sheet that follows.
 * Rules for attributes that scripts set are left to that, because it arrives before the scripts do.
 */
export function divideSheet({ href, css }: { href: string; css: string }) {
  const sheet = compileSheet(css, { href });
  const faces = sheet.rules.filter(({ fontFace }) => fontFace);
  const rest = { ...sheet, rules: sheet.rules.filter(({ fontFace }) => !fontFace) };
  const processor = createProcessor([rest]);
  return {
    criticalFor: (html: string) =>
      faces.map((face) => face.css).join('') + processor.extract(html).css,
    /** Without the faces: to state them again would have the browser set every text again. */
    rest: renderFullCss(rest),
    /** The files of those faces that have the basic letters: every page starts with them. */
    fonts: faces.flatMap(({ fontFace }) =>
      fontFace?.src && (fontFace.ranges?.[0] ?? 0) <= space ? fontFace.src : [],
    ),
  };
}
