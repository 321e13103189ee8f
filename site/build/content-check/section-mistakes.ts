import type { HtmlElement } from 'html-validate';

/** The class of each background, by the background's name. */
export type BackgroundClasses = Readonly<Record<string, string>>;

const textOf = ({ textContent }: HtmlElement) => textContent.replace(/\s+/g, ' ').trim();

/** How an author recognizes a section. */
function nameOf(section: HtmlElement) {
  const heading = section.querySelector('h1, h2');
  const label = section.querySelector('[aria-label]')?.getAttributeValue('aria-label');
  return `“${heading ? textOf(heading) : (label ?? textOf(section).slice(0, 40))}”`;
}

function headingMistakes(main: HtmlElement, sections: readonly HtmlElement[]) {
  const [heading, ...others] = main.querySelectorAll('h1');
  const [first] = sections;
  if (!heading) return ['has no level-1 heading. Start with a Banner.'];
  if (others.length > 0) {
    const titles = [heading, ...others].map((each) => `“${textOf(each)}”`).join(' and ');
    return [`has ${others.length + 1} level-1 headings, ${titles}. Keep only one Banner.`];
  }
  return first && !first.querySelector('h1')
    ? [`starts with ${nameOf(first)}. Start with the Banner “${textOf(heading)}”.`]
    : [];
}

/** What looks wrong on a page although each section is right, and how to fix it. */
function sectionMistakes(document: HtmlElement, classes: BackgroundClasses) {
  const backgroundOf = (element: HtmlElement | undefined) =>
    Object.entries(classes).find(([, name]) => element?.classList.contains(name))?.[0];

  /** The outermost elements with a background. */
  const bandsIn = (element: HtmlElement): HtmlElement[] =>
    element.childElements.flatMap((child) => (backgroundOf(child) ? [child] : bandsIn(child)));

  /** A band whose content is one panel is set off by the panel's own background. */
  function isSetOff(band: HtmlElement) {
    const content = band.childElements.at(-1)?.childElements ?? [];
    const panel = content.length === 1 ? backgroundOf(content[0]) : undefined;
    return panel !== undefined && panel !== backgroundOf(band);
  }

  /** What two sections look like one below the other. */
  function neighborMistakes(band: HtmlElement, next: HtmlElement) {
    const background = backgroundOf(band);
    const [edge] = next.childElements;
    const edgeBackground = edge?.childElements.length === 0 ? backgroundOf(edge) : undefined;
    if (edgeBackground && edgeBackground !== background) {
      return [
        `has ${nameOf(next)} below ${nameOf(band)}. Add previousBackground="${background}" to it.`,
      ];
    }
    if (isSetOff(band) || isSetOff(next) || background !== backgroundOf(next)) return [];
    const names = `${nameOf(band)} above ${nameOf(next)}`;
    return [`has ${names}, both on the background "${background}". Change one of them.`];
  }

  const main = document.querySelector('main');
  if (!main) return [];
  const bands = bandsIn(main);
  const untitled = document.querySelector('title')
    ? []
    : ['has no title. Add `head: pageHead` to it.'];
  return [
    ...untitled,
    ...headingMistakes(main, bands),
    ...bands.slice(1).flatMap((next, index) => neighborMistakes(bands[index] ?? next, next)),
  ];
}

/** Loads the parser first, which the start of a development server doesn't wait for. */
export async function readSectionMistakes(classes: BackgroundClasses) {
  const { HtmlValidate, Parser } = await import('html-validate');
  const parser = new Parser(await new HtmlValidate().getConfigFor('page.html'));
  return (html: string) => sectionMistakes(parser.parseHtml(html), classes);
}
