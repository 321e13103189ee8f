import type { Composition, Shape } from '#design-system';
import { panel } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { chainArms, raisedHand } from './paper-arms.ts';
import { doll, folded, maria, mario, standing } from './paper-dolls.ts';
import { agreed, criteria, fieldsOf, isMerged, matchesOf, type Records } from './records.ts';

const size = 18;
const [first, pitch, face] = [100, 168, 160];
const floor = 424;
const top = floor - face - 208;
const [accountX, heldX] = [866, 1111];

const account = standing(accountX, floor, { face: 192, hem: 107, clothes: 206 });
const held = standing(heldX, floor, { face: 152, hem: 48, clothes: 104, legs: 72, stride: 10 });

/** From left to right: a chain of four records, the stack that three of them become, and the fourth. */
export function wideRecords(records: Records): Composition {
  const { systems, customer } = records;

  const chain = systems.flatMap((system, index): readonly Shape[] => {
    const x = first + index * pitch;
    return [
      ...(isMerged(system, records)
        ? doll({ at: [x, top], face, hem: 72, clothes: 152, legs: 56 }, maria)
        : doll({ at: [x, top], face, hem: 60, clothes: 138, legs: 70 }, mario)),
      onBright(centered(heading([x, top + 178], `${agreed(system)} of ${criteria.length}`, 26))),
      ...matchesOf(system).flatMap(([name, row]): readonly Shape[] => [
        { kind: 'tick', at: [x - 37, top + 218 + row * 30], r: 7, stroke: 'strong', width: 4 },
        onBright(strong([x - 24, top + 218 + row * 30], name, size)),
      ]),
      centered(strong([x, floor + 30], system.record, size)),
      centered(plain([x, floor + 56], system.name, 'text', size)),
    ];
  });

  return {
    width: 1200,
    height: floor + 72,
    shapes: [
      panel([0, 0], [1008, floor], 24, 'quiet'),
      panel([1022, 0], [178, floor], 24, 'match'),
      chainArms({ count: 4, first, pitch, chest: top + 130, hand: top + 178, reach: 76 }, 30),
      ...chain,
      onBright(strong([28, 34], 'Four records, and what matches', size)),
      ...folded(account, 28),
      onBright(centered(heading([accountX, 270], '1', 68))),
      ...fieldsOf(records).map((text, row) =>
        onBright(centered(strong([accountX, 337 + row * 29], text, size))),
      ),
      centered(strong([accountX, floor + 30], customer, size)),
      centered(plain([accountX, floor + 56], 'One owner per field', 'text', size)),
      raisedHand(held),
      ...doll(held, mario),
      onBright(centered(heading([heldX, 56], 'Ask', 64))),
      centered(strong([heldX, floor + 30], 'A person decides', size)),
    ],
  };
}
