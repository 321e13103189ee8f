import { assignVars, globalStyle } from '@vanilla-extract/css';
import { type BackgroundName, backgroundNames } from './backgrounds.ts';
import { type Scheme, type Theme, vars } from './contract.ts';
import { fontStack } from './font-faces.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const { color, artwork, shadow, embed, font, ...shared } = vars;

type Values = Record<string, string>;

/** Where rules apply: under a selector on the root, and inside a media condition. */
type Place = { root: string; media?: string };

function write(selector: string, { media }: Place, rule: { vars: Values; colorScheme?: string }) {
  const inMedia = media ? { '@media': { [media]: rule } } : rule;
  globalStyle(selector, { '@layer': { [layers.tokens]: inMedia } });
}

const withoutRepeats = (values: Values, base: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => base[name] !== value));

const ownValues = (scheme: Scheme) => ({
  ...assignVars(artwork, scheme.artwork),
  ...assignVars(shadow, scheme.shadow),
  ...assignVars(embed, scheme.embed),
});

const sharedValues = ({ typefaces, light: _light, dark: _dark, ...values }: Theme) => ({
  ...assignVars(font, {
    heading: fontStack(typefaces.heading),
    text: fontStack(typefaces.text),
  }),
  ...assignVars(shared, values),
});

/** Muted text, lines, and control outlines become as strong as text (WCAG 1.4.6). */
const strong = Object.fromEntries(
  [color.soft, color.muted, color.line, color.control].map((quiet) => [quiet, color.text]),
);

/**
 * With large text on a phone, space and headings stay about as large as usual, so that the room goes
 * to the words, and words fit on their line. Headings are never smaller than body text.
 */
const forLargeText = {
  [vars.space.x1]: '2vw',
  [vars.space.x1h]: '3vw',
  [vars.space.x2]: '4vw',
  [vars.space.x3]: '5vw',
  [vars.space.x4]: '8vw',
  [vars.space.x5]: '10vw',
  [vars.space.x6]: '12vw',
  [vars.space.header]: '8vw',
  [vars.space.section]: '16vw',
  [vars.space.gutter]: '3.5vw',
  [vars.size.heading4]: '1.0625rem',
  [vars.size.heading3]: 'max(1.0625rem, 6.5vw)',
  [vars.size.heading2]: 'max(1.0625rem, 10vw)',
  [vars.size.heading1]: 'max(1.125rem, 11vw)',
  [vars.width.target]: 'max(44px, 2rem)',
};

/** Dark ink on white for all backgrounds, because browsers don't print backgrounds by default. */
const onPaper = ({ light }: Theme) => {
  const { text, soft, ...colors } = light.backgrounds.raised;
  const paper = 'white';
  return {
    ...assignVars(color, {
      ...colors,
      background: paper,
      text,
      soft: text,
      muted: soft,
      surface: paper,
      action: paper,
      actionText: text,
      actionHover: paper,
      error: paper,
      errorText: text,
    }),
    // Sheets and screens in drawings would have no edge on white.
    [artwork.raised]: light.artwork.subtle,
    [shadow.floating]: 'none',
    [vars.size.heading2]: vars.size.figure,
    [vars.space.section]: vars.space.x4,
  };
};

/**
 * Writes a theme's values as CSS: the light ones, and only those dark ones that differ, because
 * every page includes them. Use it only in `.css.ts` files. `classes` are the classes that set each
 * background.
 */
export function writeTheme(
  theme: Theme,
  classes: Record<BackgroundName, string>,
  places: { light: Place; dark: Place },
) {
  const { light, dark } = theme;
  const own = ownValues(light);
  write(places.light.root, places.light, {
    vars: { ...sharedValues(theme), ...own },
    colorScheme: 'light',
  });
  write(places.light.root, { ...places.light, media: media.largeText }, { vars: forLargeText });
  write(places.dark.root, places.dark, {
    vars: withoutRepeats(ownValues(dark), own),
    colorScheme: 'dark',
  });

  const select = (name: BackgroundName, { root }: Place) => {
    const within = root === ':root' ? `.${classes[name]}` : `${root} .${classes[name]}`;
    return name === 'canvas' ? `${root}, ${within}` : within;
  };
  for (const name of backgroundNames) {
    const values = assignVars(color, light.backgrounds[name]);
    const changed = withoutRepeats(assignVars(color, dark.backgrounds[name]), values);
    write(select(name, places.light), places.light, { vars: values });
    if (Object.keys(changed).length > 0) {
      write(select(name, places.dark), places.dark, { vars: changed });
    }
  }
  const everywhereIn = (place: Place) => backgroundNames.map((name) => select(name, place)).join();
  const everywhere = everywhereIn(places.light);
  for (const root of new Set([everywhere, everywhereIn(places.dark)])) {
    write(root, { ...places.light, media: media.moreContrast }, { vars: strong });
  }
  write(everywhere, { ...places.light, media: media.print }, { vars: onPaper(theme) });
}
