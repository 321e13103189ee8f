import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, strong } from './figure-words.ts';

/** What a system keeps, and the rule that applies to it. */
const records = [
  ['Card payment', 'PCI DSS'],
  ['Patient record', 'HIPAA'],
  ['Public form', 'Section 508'],
] as const;
const known = 1;

const rowY = (row: number) => 67 + row * 133;
const frameWidth = 304;
const [ruleX, ruleWidth, ruleHeight] = [178, 180, 64];
const person = 430;

const record = ([name, rule]: readonly [string, string], row: number): readonly Shape[] => {
  const y = rowY(row);
  const isKnown = row === known;
  const tone = isKnown ? 'strong' : 'onBrand';
  return [
    { ...strong([28, y - 16], name, 20), fill: 'strong' },
    slot([28, y + 10], [112, 12], 'quiet'),
    slot([ruleX, y - ruleHeight / 2], [ruleWidth, ruleHeight], isKnown ? 'match' : 'brand'),
    { kind: 'arc', at: [ruleX + 29, y - 4], r: 7, from: 270, to: 450, stroke: tone, width: 4 },
    { kind: 'frame', at: [ruleX + 18, y - 4], size: [22, 17], radius: 5, fill: tone },
    { ...strong([ruleX + 49, y], rule, 20), fill: tone },
  ];
};

/** Industries: each record has a rule locked onto it, and someone already knows the rule. */
export const knownRule: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [frameWidth, 400], radius: 36, fill: 'raised' },
    ...[0, 1].map((row) => line([28, rowY(row) + 66], [frameWidth - 28, rowY(row) + 66], 'quiet')),
    line([ruleX + ruleWidth, rowY(known)], [person, rowY(known)], 'match', 6),
    ...records.flatMap(record),
    { kind: 'person', at: [person, rowY(known)], r: 50, fill: 'quiet', figure: 'strong' },
    centered(strong([person, rowY(known) + 76], 'Knows it', 20)),
  ],
};
