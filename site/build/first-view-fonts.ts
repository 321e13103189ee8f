import subsetFont from 'subset-font';
import { firstViewText } from './first-view-text.ts';
import { withShortTokens } from './short-tokens.ts';

type FirstView = {
  /** Font files to preload. */
  fonts: readonly string[];
  /** The styles for the page's elements. */
  criticalCss: string;
};

/**
 * In ms after the first frame. Until then, text below uses the same letters, and system fonts for
 * the rest. The starter lays out that text afterwards, so it has the same value.
 */
const wholeTypefacesFrom = 400;

/** The parts of the first view. Text inherits their typefaces. */
const parts = '#app>a,header,header+:not(main),main>:first-child';

/**
 * The parts below. Only they change typefaces later, so that the first view isn't styled again. The
 * link to the top is a `nav`. It has no text, and an animation of its own, which shows it.
 */
const partsBelow = 'main>:first-child~*,main~:not(nav)';

const headingToken = withShortTokens('--font-heading');
const textToken = withShortTokens('--font-text');

const descriptor = (face: string, name: string) => face.match(`${name}:([^;}]+)`)?.[1] ?? '';

/** The part in front of a list of fallbacks. */
const familyOf = (stack: string) => stack.split(',')[0]?.replaceAll('"', '') ?? '';

/**
 * Inlines the letters of the first view in a page that needs a second round trip anyway. That
 * leaves no request before the largest paint. The full typefaces are fetched for the text below,
 * which is laid out later. They have different names, because letters from two files can't be
 * kerned.
 */
export async function bringFirstFontsInside(
  { fonts, criticalCss }: FirstView,
  html: string,
  contents: ReadonlyMap<string, Buffer>,
): Promise<FirstView> {
  const { heading, text } = firstViewText(html, criticalCss);
  const faces = criticalCss.match(/@font-face\{[^}]+\}/g) ?? [];
  const headingStack = descriptor(criticalCss, headingToken);
  const textStack = descriptor(criticalCss, textToken);
  const headingFamily = familyOf(headingStack);
  const isShared = headingFamily === familyOf(textStack);
  const inside = await Promise.all(
    fonts.map(async (href) => {
      const content = contents.get(href);
      const face = faces.find((each) => each.includes(`url(${href})`));
      if (!content || !face) throw new Error(`The client build has no font ${href}.`);
      const family = descriptor(face, 'font-family').replaceAll('"', '');
      const isHeading = family === headingFamily;
      const characters = isShared ? [...heading, ...text] : isHeading ? heading : text;
      const font = await subsetFont(content, [...characters].join(''), {
        targetFormat: 'woff2',
        noLayoutClosure: true,
        // The tables for marks, style lists, and widths. The letters themselves also contain the
        // widths.
        dropTables: ['GDEF', 'STAT', 'HVAR'],
      });
      const name = `"${family} First View"`;
      return {
        family,
        name,
        face: `@font-face{font-family:${name};src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:${descriptor(face, 'font-weight')};font-display:swap}`,
      };
    }),
  );
  const properties = (stackOf: (name: string, stack: string) => string) =>
    Object.entries({ [headingToken]: headingStack, [textToken]: textStack }).map(
      ([property, stack]) => {
        const name = inside.find(({ family }) => family === familyOf(stack))?.name;
        return `${property}:${name ? stackOf(name, stack) : stack}`;
      },
    );
  const withWhole = properties((name, stack) => `${name},${stack}`);
  // While they load, the letters stay.
  const afterWhole = properties((name, stack) => stack.replace(',', `,${name},`));
  const withoutWhole = properties((name, stack) => stack.replace(/^[^,]+/, name));
  return {
    fonts: [],
    criticalCss: [
      criticalCss,
      ...inside.map(({ face }) => face),
      `${parts}{${withWhole.join(';')};font-family:var(${textToken})}`,
      `@keyframes first-view{from{${withoutWhole.join(';')}}}`,
      `${partsBelow}{${afterWhole.join(';')};font-family:var(${textToken})}`,
      // Paper doesn't wait.
      `@media screen{${partsBelow}{animation:first-view 1ms ${wholeTypefacesFrom}ms backwards}}`,
    ].join(''),
  };
}
