import { describe, expect, it } from 'vitest';
import { type Composition, compositions, type Point, type Shape } from '#design-system';
import * as ownCompositions from './index.ts';

const pages = import.meta.glob('../content/**/*.ts', { eager: true });

/** The site's own, and the kit's, which pages may show next to them. */
const drawings: [name: string, Composition][] = Object.entries({
  ...ownCompositions,
  ...compositions,
});

/** Points of a shape's outline that reach as far as it does to every side. */
const extremes = (shape: Shape): readonly Point[] => {
  switch (shape.kind) {
    case 'dot':
    case 'person':
    case 'tick': {
      const { r } = shape;
      const [x, y] = shape.at;
      return [
        [x - r, y - r],
        [x + r, y + r],
      ];
    }
    case 'dots': {
      const { count, gap, r, direction } = shape;
      const [x, y] = shape.at;
      const length = (count - 1) * gap;
      const [endX, endY] = direction === 'down' ? [x, y + length] : [x + length, y];
      return [
        [x - r, y - r],
        [endX + r, endY + r],
      ];
    }
    case 'face': {
      const { size } = shape;
      const [x, bottom] = shape.at;
      // The shoulders are its widest part.
      const half = (size * 34) / 96;
      return [
        [x - half, bottom - size],
        [x + half, bottom],
      ];
    }
    case 'slot':
    case 'frame': {
      const [x, y] = shape.at;
      const [width, height] = shape.size;
      return [
        [x, y],
        [x + width, y + height],
      ];
    }
    case 'match':
      return [shape.from, shape.to];
    case 'line':
      return shape.points;
    case 'arc': {
      const [x, y] = shape.at;
      const degrees = Array.from({ length: shape.to - shape.from + 1 }, (_, at) => shape.from + at);
      return degrees.map((degree) => {
        const turn = (degree * Math.PI) / 180;
        return [x + shape.r * Math.sin(turn), y - shape.r * Math.cos(turn)];
      });
    }
    case 'label':
      return [shape.at];
  }
};

const penWidth = (shape: Shape) =>
  'stroke' in shape && shape.stroke !== undefined ? (shape.width ?? 2) : 0;

/** How far past the drawing's sides a line may end that is cut off there. */
const cutOff = 12;

/** Whether a shape is a line that continues past one of the drawing's sides. */
const leaves = ({ width }: Composition, shape: Shape) =>
  shape.kind === 'line' && shape.points.some(([x]) => x < -cutOff || x > width + cutOff);

/** Within the edges. If the drawing bleeds, a line may leave it at its sides. */
const isInside = (composition: Composition, shape: Shape) => {
  const { width, height, bleeds } = composition;
  const margin = penWidth(shape) / 2;
  const mayLeave = bleeds && leaves(composition, shape);
  return extremes(shape).every(
    ([x, y]) =>
      y >= margin && y <= height - margin && (mayLeave || (x >= margin && x <= width - margin)),
  );
};

const isComposition = (value: object): value is Composition => 'shapes' in value;

/** All drawings in a page's data: its figures are drawn from data, so they have no other list. */
const drawingsIn = (value: unknown, path: string): (readonly [string, Composition])[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isComposition(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => drawingsIn(part, `${path} ${key}`));
};

/** The outline of the background's color around a dot is a gap. A figure's lines may continue past its edge. */
const hasEdge = (shape: Shape) =>
  shape.kind === 'slot' ||
  shape.kind === 'frame' ||
  (shape.kind === 'dot' && shape.stroke !== 'background');

/** Where a shape is, whatever its color. */
const placeOf = (shape: Shape) => JSON.stringify([shape.kind, ...extremes(shape)]);

/** The part of the smaller drawing's shapes that the other has at the same places. */
const likeness = (one: Composition, other: Composition) => {
  const places = new Set(other.shapes.map(placeOf));
  const shared = one.shapes.filter((shape) => places.has(placeOf(shape))).length;
  return shared / Math.min(one.shapes.length, other.shapes.length);
};

describe.each(drawings)('%s', (_name, composition) => {
  it('keeps every shape, line thickness included, within its edges', () => {
    expect(composition.shapes.filter((shape) => !isInside(composition, shape))).toEqual([]);
  });

  it('is a drawing of its own', () => {
    const twins = drawings.filter(
      ([, other]) => other !== composition && likeness(composition, other) > 0.25,
    );
    expect(twins.map(([name]) => name)).toEqual([]);
  });

  it('holds enough to be looked at and little enough to be light', () => {
    expect(composition.shapes.length).toBeGreaterThanOrEqual(8);
    expect(composition.shapes.length).toBeLessThanOrEqual(60);
  });
});

const shown = Object.entries(pages).flatMap(([path, page]) => drawingsIn(page, path));

it.each(shown)('%s bleeds if its lines leave it, and only then', (_name, composition) => {
  const leaving = composition.shapes.filter((shape) => leaves(composition, shape));
  expect(leaving.length > 0).toBe(composition.bleeds ?? false);
});

it('only panoramas, explained figures, and proofs bleed, because nothing cuts them off too soon', () => {
  const bleeding = shown.filter(([, { bleeds }]) => bleeds);
  expect(bleeding.length).toBeGreaterThan(0);
  expect(
    bleeding
      .filter(([, { width, height }]) => width < 4 * height)
      .map(([name]) => name)
      .filter(
        (name) =>
          !/ (banner art|figure wide|\w+Proof \S+ (frames \d )?picture composition)$/.test(name),
      ),
  ).toEqual([]);
});

it.each(shown)('%s keeps its slots, frames, and dots within its edges', (_name, composition) => {
  const edged = composition.shapes.filter(hasEdge);
  expect(edged.filter((shape) => !isInside(composition, shape))).toEqual([]);
});
