import { expect, it } from 'vitest';
import { type Composition, compositions } from '#design-system';
import { readComposition, writeComposition } from './read-composition.ts';

/** What the kit's own drawings don't use. */
const rare: Composition = {
  width: 480,
  height: 400,
  bleeds: true,
  shapes: [
    { kind: 'dots', at: [40, 40], count: 3, gap: 24, r: 8, fill: 'quiet', direction: 'down' },
    { kind: 'frame', at: [80, 40], size: [64, 64], radius: 0, fill: 'brand' },
    {
      kind: 'label',
      at: [240, 200],
      text: 'Match',
      anchor: 'middle',
      variant: 'heading',
      size: 24,
      fill: 'text',
    },
  ],
};

it.each(Object.entries({ ...compositions, rare }))(
  'reads %s as it was written',
  (_name, composition) => {
    expect(readComposition(writeComposition(composition))).toEqual(composition);
  },
);

const withShape = (shape: string) => `{ "width": 480, "height": 400, "shapes": [${shape}] }`;

const dot = (rest: string) => withShape(`{ "kind": "dot", "at": [1, 2], ${rest} }`);

it.each([
  ['"a word"', 'The composition takes Object, not "a word".'],
  ['{ "height": 400, "shapes": [] }', 'width is missing.'],
  ['{ "width": 0, "height": 400, "shapes": [] }', 'width takes >0, not 0.'],
  ['{ "width": 1e999, "height": 400, "shapes": [] }', 'width takes <=10000, not Infinity.'],
  [withShape('null'), 'Shape 1 takes Object, not null.'],
  [withShape('{ "at": [1, 2] }'), 'Shape 1, kind is missing.'],
  [dot('"fill": "brand"'), 'Shape 1 (dot), r is missing.'],
  [dot('"r": 4'), 'Shape 1 (dot), fill is missing.'],
  [dot('"r": -4, "fill": "brand"'), 'Shape 1 (dot), r takes >0, not -4.'],
  [dot('"r": 4, "fil": "brand"'), 'Shape 1 (dot), fil can’t be here.'],
  [dot('"r": 4, "fill": "brand", "width": null'), 'Shape 1 (dot), width takes number, not null.'],
  [
    withShape('{ "kind": "tick", "at": [1, "2"], "r": 4, "stroke": "brand" }'),
    'Shape 1 (tick), at 2 takes number, not "2".',
  ],
  [
    withShape('{ "kind": "line", "points": [[1, 2]], "stroke": "brand" }'),
    'Shape 1 (line), points 2 is missing.',
  ],
])('says what is wrong with %s', (json, problem) => {
  expect(readComposition(json)).toEqual({ problem });
});

it.each([
  ['an unknown kind', withShape('{ "kind": "circle" }'), /^Shape 1 \(circle\), kind .*"dot" \| /],
  ['an unknown tone', dot('"r": 4, "fill": "toString"'), /^Shape 1 \(dot\), fill .*\bbrand \| /],
  ['a trailing comma', '{ "width": 480, }', /^This can’t be read as JSON\. ./],
  ['an empty field', '', /^This can’t be read as JSON\. ./],
])('tells of %s', (_what, json, problem) => {
  expect(readComposition(json)).toEqual({ problem: expect.stringMatching(problem) });
});
