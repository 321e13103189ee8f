import type { Composition, Shape } from '#design-system';
import { cutOut, line, outline, panel, slot } from '../figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** The card of an account in the drawer. Each one is in front of the one before it. */
const account = (name: string, amount: string, index: number): readonly Shape[] => {
  const [x, y] = [146 - index * 28, 110 + index * 52];
  return [
    panel([x, y], [298, 110], 14, 'strong'),
    panel([x + 172, y - 12], [52, 30], 10, 'strong'),
    panel([x, y + 4], [298, 110], 14, 'quiet'),
    panel([x + 172, y - 8], [52, 30], 10, 'quiet'),
    onBright(plain([x + 20, y + 30], name, 'strong', 23)),
    { ...onBright(strong([x + 278, y + 30], amount, 23)), anchor: 'end' },
  ];
};

/**
 * A report as a cabinet. The line that the examiner picked is an open drawer with the accounts
 * behind it, which add up to its amount. Next to it is the old spreadsheet.
 */
export const openedLine: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([0, 28], [200, 270], 10, 'subtle'),
    ...[134, 170, 206, 242].map((y) => line([1, y], [152, y], 'strong', 1.5)),
    line([64, 134], [64, 268], 'strong', 1.5),
    panel([152, 0], [328, 440], 24, 'brand'),
    outline([164, 12], [304, 84], 14, 'control'),
    panel([164, 106], [304, 150], 14, 'surface'),
    outline([164, 268], [304, 158], 14, 'control'),
    onBrand(heading([184, 40], 'Liquidity report', 28)),
    onBrand(plain([184, 72], 'All 212 lines match', 'text', 21)),
    onBright(heading([14, 64], '29', 44)),
    onBright(plain([14, 104], 'didn’t match', 'text', 21)),
    ...account('Vault cash', '$0.9M', 0),
    ...account('At the Fed', '$4.1M', 1),
    ...account('Other banks', '$1.2M', 2),
    cutOut(
      [
        [456, 122],
        [462, 122],
        [462, 236],
        [398, 392],
        [398, 276],
      ],
      'line',
      8,
    ),
    panel([6, 268], [396, 140], 20, 'match'),
    onBright(strong([34, 304], 'Line 8', 23)),
    onBright(heading([33, 346], 'Cash', 42)),
    { ...onBright(heading([376, 346], '$6.2M', 42)), anchor: 'end' },
    slot([144, 382], [120, 14], 'strong'),
  ],
};
