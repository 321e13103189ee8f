import type { Composition, Figure, Shape } from '#design-system';
import { endlessSlot, line, slot } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';

/** What a session adds to the student's own org, and what is there afterward. */
type Layer = { when: string; name: string; result: string };

/** The practice org, from the first session to the last. */
export type PracticeOrg = {
  /** The number above the stairs, and what it means. */
  headline: readonly [number: string, words: string];
  layers: readonly [Layer, Layer, Layer, Layer];
  /** The last session. */
  exam: Layer;
};

const session = (index: number) => `Session ${index + 1}`;

// Above the columns of the steps.
const column = 1224 / 5;
const [height, pitch] = [62, 111];
const top = 40;

/** Each layer begins at its session, and carries all later ones. The org is there after the course. */
function wide({ headline, layers, exam }: PracticeOrg): Composition {
  const all = [...layers, exam];
  const rowY = (index: number) => top + (all.length - 1 - index) * pitch;
  return {
    width: 1200,
    height: top + all.length * pitch - 46,
    bleeds: true,
    shapes: [
      heading([0, 32], headline[0], 44),
      plain([0, 76], headline[1], 'text', 18),
      ...all.flatMap(({ when, name, result }, index): readonly Shape[] => {
        const [x, y] = [index * column, rowY(index)];
        const isExam = index === layers.length;
        const middle = y + height / 2;
        return [
          strong([x + 4, y - 18], session(index)),
          plain([x + 92, y - 18], when, 'text'),
          isExam ? slot([x, y], [1200 - x, height], 'match') : endlessSlot([x, y], height, 'brand'),
          { ...strong([x + 52, middle], name), fill: isExam ? 'strong' : 'onBrand' },
          ...(isExam ? [] : [plain([layers.length * column + 52, middle], result, 'onBrand')]),
        ];
      }),
      // Each session goes down into what the earlier ones have built.
      ...all.flatMap((_, index): readonly Shape[] => {
        const x = index * column + 28;
        const from = rowY(index) + height / 2;
        return [
          ...(index > 0 ? [line([x, from], [x, rowY(0) + height / 2], 'quiet')] : []),
          {
            kind: 'dots',
            at: [x, from],
            count: index + 1,
            gap: pitch,
            r: 8,
            fill: 'quiet',
            direction: 'down',
          },
        ];
      }),
      { kind: 'dot', at: [layers.length * column + 28, top + height / 2], r: 12, fill: 'strong' },
      {
        kind: 'tick',
        at: [layers.length * column + 28, top + height / 2 + 1],
        r: 5,
        stroke: 'match',
        width: 2.5,
      },
    ],
  };
}

/** The same stairs downward, with what is there after each. */
function compact({ headline, layers, exam }: PracticeOrg): Composition {
  const all = [...layers, exam];
  return {
    width: 320,
    height: 82 + all.length * 76,
    shapes: [
      heading([0, 24], headline[0], 40),
      plain([0, 60], headline[1], 'text', 14),
      ...all.flatMap(({ when, name, result }, index): readonly Shape[] => {
        const [x, y] = [index * 22, 84 + index * 76];
        const isExam = index === layers.length;
        return [
          ...(index > 0 ? [line([x + 24, y - 9], [x + 24, y - 1], 'quiet')] : []),
          {
            kind: 'frame',
            at: [x, y],
            size: [320 - x, 66],
            radius: 18,
            fill: isExam ? 'match' : 'brand',
          },
          {
            ...plain(
              [x + 16, y + 20],
              `${session(index)}, ${when}`,
              isExam ? 'strong' : 'onBrand',
              14,
            ),
          },
          {
            ...strong([x + 16, y + 45], isExam ? name : `${name}: ${result}`, 15),
            fill: isExam ? 'strong' : 'onBrand',
          },
        ];
      }),
    ],
  };
}

/** One org that grows: what a student has built after each session, and what it rests on. */
export const practiceOrg = (org: PracticeOrg, alt: string): Figure => ({
  wide: wide(org),
  compact: compact(org),
  alt,
});
