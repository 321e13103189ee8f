import { create } from 'fontkit';
import { foundationTheme } from '#design-system';
import * as typefaces from './typefaces.ts';

function readFont(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  // The types require a Buffer, which browsers don't have, but any bytes work.
  const font = create(bytes as Buffer);
  if (!('layout' in font)) throw new Error('A typeface has more than one font.');
  return font;
}

const { typefaces: names, tracking, leading } = foundationTheme;

/** How text is set: titles and the name, and smaller text. Lengths are in em. */
export const faces = {
  heading: {
    family: names.heading.family,
    font: readFont(typefaces.heading),
    // The part that grows with the size. On cards as large as these, the rest hardly shows.
    tracking: Number(/-?[\d.]+(?=em)/.exec(tracking.heading)?.[0] ?? 0),
    leading: Number.parseFloat(leading.heading),
  },
  text: {
    family: names.text.family,
    font: readFont(typefaces.text),
    tracking: 0,
    leading: Number.parseFloat(leading.snug),
  },
};

export type Face = (typeof faces)[keyof typeof faces];
