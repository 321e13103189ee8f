import type { Composition, Shape, Tone } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { plain, strong } from './figure-words.ts';

/** A rule, the record it protects, and the kind of specialist who knows it. */
const rules = [
  ['PCI DSS', 'Card payment', 'Payments'],
  ['HIPAA', 'Patient record', 'Clinical'],
  ['Section 508', 'Public form', 'Federal'],
] as const;
const matched = 1;

const formWidth = 232;
const [ruleX, ruleEnd] = [12, 220];
const specialistX = 268;
const height = 92;

const lock = ([x, y]: readonly [number, number], tone: Tone): readonly Shape[] => [
  { kind: 'arc', at: [x + 11, y - 4], r: 7, from: 270, to: 450, stroke: tone, width: 4 },
  { kind: 'frame', at: [x, y - 4], size: [22, 17], radius: 5, fill: tone },
];

const row = (
  [rule, record, specialist]: (typeof rules)[number],
  index: number,
): readonly Shape[] => {
  const y = 66 + index * 134;
  const [fill, words, stroke, person, figure] =
    index === matched
      ? (['match', 'strong', 'match', 'strong', 'match'] as const)
      : (['brand', 'onBrand', 'quiet', 'quiet', 'strong'] as const);
  return [
    line([ruleEnd, y], [specialistX, y], stroke, index === matched ? 6 : 4),
    slot([ruleX, y - height / 2], [ruleEnd - ruleX, height], fill),
    ...lock([ruleX + 20, y], words),
    { ...strong([ruleX + 52, y - 14], rule, 22), fill: words },
    plain([ruleX + 52, y + 14], record, words, 21),
    slot([specialistX, y - height / 2], [480 - specialistX, height], fill),
    { kind: 'person', at: [specialistX + 46, y], r: 32, fill: person, figure },
    { ...strong([specialistX + 88, y - 14], specialist, 22), fill: words },
    plain([specialistX + 88, y + 14], 'specialist', words, 21),
  ];
};

/** Industries: each record has a rule locked onto it, and each rule has someone who knows it. */
export const knownRule: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [formWidth, 400], radius: 56, fill: 'raised' },
    ...rules.flatMap(row),
  ],
};
