import type { Composition, Shape } from '#design-system';
import { panel } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { chainArms, doll, folded, maria, mario, raisedHand, standing } from './paper-dolls.ts';
import { agreed, criteria, fieldsOf, isMerged, matchesOf, type Records } from './records.ts';

const size = 14;
const [first, pitch, face] = [43, 78, 88];
const floor = 212;
const top = floor - face - 112;
const [accountX, heldX] = [117, 271];
/** The second row. */
const [ceiling, ground] = [286, 570];

const account = standing(accountX, ground, { face: 132, hem: 81, clothes: 138 });
const held = standing(heldX, ground, { face: 92, hem: 30, clothes: 64, legs: 48, stride: 6 });

/** A chain of four records. Below it, the stack that three of them become, and the fourth. */
export function compactRecords(records: Records): Composition {
  const { systems, customer } = records;

  const chain = systems.flatMap((system, index): readonly Shape[] => {
    const x = first + index * pitch;
    return [
      ...(isMerged(system, records)
        ? doll({ at: [x, top], face, hem: 35, clothes: 88, legs: 24 }, maria)
        : doll({ at: [x, top], face, hem: 35, clothes: 80, legs: 32 }, mario)),
      onBright(centered(heading([x, top + 100], `${agreed(system)} of ${criteria.length}`, 15))),
      ...matchesOf(system).map(([name, row]) =>
        onBright(centered(strong([x, top + 124 + row * 18], name, size))),
      ),
      ...system.record
        .split(' ')
        .map((word, row) => centered(strong([x, floor + 18 + row * 17], word, size))),
      centered(plain([x, floor + 53], system.name, 'text', size)),
    ];
  });

  return {
    width: 320,
    height: ground + 46,
    shapes: [
      panel([0, 0], [320, floor], 10, 'quiet'),
      chainArms({ first, pitch, chest: top + 72, hand: top + 96, reach: 34 }, 16),
      ...chain,
      panel([0, ceiling], [214, ground - ceiling], 10, 'quiet'),
      panel([222, ceiling], [98, ground - ceiling], 10, 'match'),
      ...folded(account, 13),
      onBright(centered(heading([accountX, account.at[1] + 166], '1', 38))),
      ...fieldsOf(records).map((text, row) =>
        onBright(centered(strong([accountX, ground - 55 + row * 20], text, size))),
      ),
      centered(strong([accountX, ground + 18], customer, size)),
      centered(plain([accountX, ground + 36], 'One owner per field', 'text', size)),
      raisedHand(held),
      ...doll(held, mario),
      onBright(centered(heading([heldX, ceiling + 36], 'Ask', 38))),
      centered(strong([heldX, ground + 18], 'A person', size)),
      centered(strong([heldX, ground + 36], 'decides', size)),
    ],
  };
}
