import * as v from 'valibot';
import { backgroundNames, type Composition, tones } from '#design-system';

// Mirrors the type `Composition`, for data that the compiler hasn't checked. If it accepts more than
// the type, the last line doesn't compile. If it accepts less, a test can't read its drawings.

const limit = 10_000;
const coordinate = v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));
const length = v.pipe(v.number(), v.gtValue(0), v.maxValue(limit));
const point = v.strictTuple([coordinate, coordinate]);
const size = v.strictTuple([length, length]);
const on = v.literal(true);
const tone = v.custom<keyof typeof tones>(
  (value) => typeof value === 'string' && Object.hasOwn(tones, value),
  Object.keys(tones).join(' | '),
);

const at = { at: point };
const round = { ...at, r: length };
const pen = { width: v.exactOptional(length), dashed: v.exactOptional(on) };
const stroked = { ...pen, stroke: tone };

/** The two ways to paint a shape: filled, or only outlined. */
const painted = <const Kind extends string, const Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) => {
  const shape = { kind: v.literal(kind), ...entries };
  return [
    v.strictObject({ ...shape, ...pen, fill: tone, stroke: v.exactOptional(tone) }),
    v.strictObject({ ...shape, ...stroked }),
  ] as const;
};

const direction = v.exactOptional(v.picklist(['across', 'down']));

const match = {
  kind: v.literal('match'),
  from: point,
  to: point,
  direction,
};

const face = {
  kind: v.literal('face'),
  ...at,
  size: length,
  inCircle: v.exactOptional(v.literal(true)),
  skin: v.picklist(['raised', 'quiet', 'subtle']),
  hair: v.picklist(['strong', 'brand', 'match', 'control']),
  clothes: tone,
  collar: tone,
};

const shape = v.variant('kind', [
  ...painted('dot', round),
  v.strictObject({
    kind: v.literal('dots'),
    ...round,
    count: v.pipe(length, v.integer()),
    gap: length,
    fill: tone,
    direction,
  }),
  v.strictObject({ kind: v.literal('person'), ...round, fill: tone, figure: tone }),
  v.strictObject({
    ...face,
    cut: v.picklist([
      'short',
      'sidePart',
      'afro',
      'curls',
      'long',
      'bob',
      'bun',
      'ponytail',
      'bald',
      'turban',
      'hardHat',
    ]),
    wears: v.exactOptional(v.picklist(['beard', 'mustache', 'glasses', 'earrings', 'headset'])),
  }),
  v.strictObject({
    ...face,
    cut: v.literal('headscarf'),
    wears: v.exactOptional(v.picklist(['glasses', 'headset'])),
  }),
  ...painted('slot', { ...at, size }),
  ...painted('frame', {
    ...at,
    size,
    radius: v.pipe(v.number(), v.minValue(0), v.maxValue(limit)),
  }),
  v.strictObject({ ...match, ...stroked }),
  ...painted('line', { points: v.tupleWithRest([point, point], point) }),
  v.strictObject({
    kind: v.literal('arc'),
    ...round,
    from: coordinate,
    to: coordinate,
    ...stroked,
  }),
  v.strictObject({ kind: v.literal('tick'), ...round, ...stroked }),
  v.strictObject({
    kind: v.literal('label'),
    ...at,
    text: v.string(),
    anchor: v.exactOptional(v.picklist(['start', 'middle', 'end'])),
    variant: v.exactOptional(v.picklist(['strong', 'plain', 'heading'])),
    size: length,
    fill: tone,
  }),
]);

export const compositionSchema = v.strictObject({
  width: length,
  height: length,
  background: v.exactOptional(v.picklist(backgroundNames)),
  bleeds: v.exactOptional(on),
  shapes: v.array(shape),
}) satisfies v.GenericSchema<unknown, Composition>;
