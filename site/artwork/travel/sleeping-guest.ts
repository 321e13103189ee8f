import type { Point, Shape, Size, Tone } from '#design-system';
import { panel } from '../figure-shapes.ts';

/** A guest, seen from above. The skin differs from the sheet. */
export type Guest = { sheet: Tone; skin: Tone; hair: Tone; mask?: true };

/** The guests, in the order of the rooms and of their stays. */
export const guests: readonly Guest[] = [
  { sheet: 'quiet', skin: 'raised', hair: 'strong' },
  { sheet: 'raised', skin: 'quiet', hair: 'strong', mask: true },
  { sheet: 'quiet', skin: 'subtle', hair: 'control' },
  { sheet: 'raised', skin: 'quiet', hair: 'strong' },
  { sheet: 'quiet', skin: 'raised', hair: 'strong', mask: true },
  { sheet: 'quiet', skin: 'subtle', hair: 'brand' },
];

/** How far a blanket is from the bed’s left end. */
export const pillow = (tall: number) => Math.round(tall * 0.9);

/** A bed with a sleeping guest, head at the left and tucked in up to the chin. */
export function bedWithGuest(
  [x, y]: Point,
  [width, tall]: Size,
  { sheet, skin, hair, mask }: Guest,
): readonly Shape[] {
  const r = Math.round(tall * 0.33);
  const [middle, down] = [x + Math.round(tall * 0.58), y + tall / 2];
  const arc = { kind: 'arc', stroke: 'strong', width: Math.max(2, r / 9) } as const;
  return [
    panel([x, y], [tall * 1.3, tall], tall / 4, sheet),
    { kind: 'dot', at: [middle - r * 0.28, down], r: r * 1.02, fill: hair },
    {
      kind: 'dots',
      at: [middle + r * 0.1, down - r],
      count: 2,
      gap: r * 2,
      r: r * 0.25,
      fill: skin,
      direction: 'down',
    },
    { kind: 'dot', at: [middle + r * 0.1, down], r, fill: skin },
    ...(mask
      ? [panel([middle - r * 0.4, down - r], [r * 0.55, r * 2], r * 0.25, 'brand')]
      : [-1, 1].map(
          (side): Shape => ({
            ...arc,
            at: [middle - r * 0.3, down + side * r * 0.42],
            r: r * 0.25,
            from: 25,
            to: 155,
          }),
        )),
    { ...arc, at: [middle + r * 0.3, down], r: r * 0.32, from: 35, to: 145 },
    panel([x + pillow(tall), y], [width - pillow(tall), tall], tall / 4, 'brand'),
  ];
}
