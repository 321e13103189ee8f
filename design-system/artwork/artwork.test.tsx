import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Artwork } from './artwork.tsx';
import type { Composition } from './composition.ts';
import { Glyph } from './glyph.tsx';
import { HeroDiagram } from './hero-diagram.tsx';

const composition: Composition = {
  width: 480,
  height: 400,
  shapes: [{ kind: 'dot', at: [240, 200], r: 24, fill: 'quiet' }],
};

const roles = ['One', 'Two', 'Three', 'Four', 'Five'] as const;

it('is an image with a name when it is labeled', () => {
  const markup = renderToStaticMarkup(<Artwork composition={composition} label="A quiet dot" />);
  expect(markup).toContain('role="img" aria-label="A quiet dot"');
  expect(markup).not.toContain('aria-hidden');
});

it.each([
  ['artwork without a label', <Artwork key="artwork" composition={composition} />],
  ['a glyph', <Glyph key="glyph" name="gear" />],
  ['the hero diagram', <HeroDiagram key="hero" roles={roles} people={roles} />],
])('hides %s from assistive technology', (_what, drawing) => {
  const markup = renderToStaticMarkup(drawing);
  expect(markup.match(/<svg/g)).toHaveLength(markup.match(/aria-hidden="true"/g)?.length ?? 0);
});

it('paints with the tokens of its background', () => {
  expect(renderToStaticMarkup(<Artwork composition={composition} />)).toContain(
    'fill="var(--artwork-quiet)"',
  );
});

it('offers each role once, with one selected', () => {
  const markup = renderToStaticMarkup(<HeroDiagram roles={roles} people={roles} />);
  for (const role of roles) expect(markup.split(`>${role}<`)).toHaveLength(2);
  expect(markup.match(/checked=""/g)).toHaveLength(1);
});
