import type { Composition, Shape } from '#design-system';
import { panel } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { chainArms, raisedHand } from './paper-arms.ts';
import { doll, folded, maria, mario, standing } from './paper-dolls.ts';
import { agreed, criteria, fieldsOf, isMerged, matchesOf, type Records } from './records.ts';

const size = 14;
const [first, pitch, face] = [82, 156, 86];
/** How high each panel is, and where the next one begins. */
const [tall, next] = [167, 214];
const [accountX, heldX] = [121, 271];
/** The third row. */
const ceiling = 2 * next;
const floor = ceiling + tall;

const account = standing(accountX, floor, { face: 79, waist: 31, hem: 85, clothes: 85 });
const held = standing(heldX, floor, { face: 78, hem: 26, clothes: 44 });

/** Two chains of two records. Below them, the stack that three of them become, and the fourth. */
export function compactRecords(records: Records): Composition {
  const { systems, customer } = records;

  const chain = systems.flatMap((system, index): readonly Shape[] => {
    const x = first + (index % 2) * pitch;
    const top = index < 2 ? 2 : next + 2;
    const foot = top + tall - 2;
    return [
      ...(isMerged(system, records)
        ? doll({ at: [x, top], face, waist: 45, hem: 64, clothes: 70, legs: 9 }, maria)
        : doll({ at: [x, top], face, waist: 42, hem: 50, clothes: 70, legs: 9 }, mario)),
      onBright(centered(heading([x, top + 88], `${agreed(system)} of ${criteria.length}`, 16))),
      ...matchesOf(system).flatMap(([name, row]): readonly Shape[] => [
        { kind: 'tick', at: [x - 33, top + 109 + row * 18], r: 5, stroke: 'strong', width: 3 },
        onBright(strong([x - 23, top + 109 + row * 18], name, size)),
      ]),
      centered(strong([x, foot + 15], system.record, size)),
      centered(plain([x, foot + 31.5], system.name, 'text', size)),
    ];
  });

  return {
    width: 320,
    height: floor + 41,
    shapes: [
      ...[0, next].flatMap((y) => [
        panel([0, y], [320, tall], 10, 'quiet'),
        chainArms({ count: 2, first, pitch, chest: y + 80, hand: y + 106, reach: 68 }, 16),
      ]),
      ...chain,
      panel([0, ceiling], [214, tall], 10, 'quiet'),
      panel([222, ceiling], [98, tall], 10, 'match'),
      ...folded(account, 12),
      onBright(centered(heading([182, ceiling + 42], '1', 56))),
      ...fieldsOf(records).map((text, row) =>
        onBright(centered(strong([accountX, floor - 51 + row * 19], text, size))),
      ),
      centered(strong([accountX, floor + 15], customer, size)),
      centered(plain([accountX, floor + 31.5], 'One owner per field', 'text', size)),
      raisedHand(held),
      ...doll(held, mario),
      onBright(centered(heading([heldX, ceiling + 28], 'Ask', 34))),
      centered(strong([heldX, floor + 15], 'A person', size)),
      centered(strong([heldX, floor + 31.5], 'decides', size)),
    ],
  };
}
