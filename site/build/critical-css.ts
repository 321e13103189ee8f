import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

/**
 * Finds what a page needs of the site's stylesheet: the rules of the elements it has, states such
 * as `:hover` included. Rules for attributes that scripts set later are left out, because the
 * whole sheet arrives before the scripts do.
 */
export function createCriticalCss(style: { href: string; css: string }) {
  const sheet = compileSheet(style.css, { href: style.href });
  if (sheet.warnings.length > 0) throw new Error(sheet.warnings.join('\n'));
  const faces = sheet.rules.filter(({ fontFace }) => fontFace);
  const processor = createProcessor([sheet]);
  return {
    /** The faces go to every page: they are named in a custom property, where no rule uses them. */
    of: (html: string) => faces.map(({ css }) => css).join('') + processor.extract(html).css,
    fonts: faces.flatMap(({ fontFace }) => fontFace?.src ?? []),
  };
}
