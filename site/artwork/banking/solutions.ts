import type { Shape } from '#design-system';
import { line, piece, row, slot } from '../figure-shapes.ts';
import { centered, inSlot, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** Four ways to pay, their one interface, and a request that it has had before. */
export const payments = piece([
  ...['Card', 'ACH', 'Wire', 'Instant'].flatMap((way, index): readonly Shape[] => {
    const [x, width] = [1 + index * 70, index < 3 ? 64 : 88];
    const middle = x + width / 2;
    return [
      line([middle, 29], [middle, 40], 'control'),
      slot([x, 1], [width, 28], 'quiet'),
      inSlot([middle, 15], way, 'strong'),
    ];
  }),
  slot([1, 40], [298, 34], 'brand'),
  inSlot([150, 57], 'ISO 20022', 'onBrand'),
  { kind: 'dot', at: [9, 93], r: 8, fill: 'brand' },
  { kind: 'dot', at: [31, 93], r: 7, stroke: 'control' },
  plain([50, 93], 'Sent twice, paid once', 'text'),
]);

const reason = (y: number, number: string, text: string): readonly Shape[] => [
  { kind: 'dot', at: [28, y], r: 12, fill: 'brand' },
  inSlot([28, y], number, 'onBrand'),
  onBright(plain([50, y], text)),
];

/** A decline notice with the two reasons that decided. */
export const declineNotice = piece([
  { kind: 'frame', at: [1, 1], size: [298, 102], radius: 16, fill: 'subtle' },
  onBright(strong([16, 20], 'Your application')),
  slot([202, 7], [90, 26], 'quiet'),
  inSlot([247, 20], 'Declined', 'strong'),
  ...reason(52, '1', 'Debts are 52% of income'),
  ...reason(83, '2', 'Credit history: 8 months'),
]);

/** Three accounts whose balances add up, by a rule, to one line of a report. */
export const tracedLine = piece([
  ...['1010', '1020', '1045'].flatMap((account, index): readonly Shape[] => {
    const y = 16 + index * 36;
    const balance = ['$4.2M', '$1.6M', '$0.6M'][index] ?? '';
    return [
      { kind: 'match', from: [126, y], to: [192, 52], stroke: 'control' },
      { kind: 'slot', at: [1, y - 15], size: [126, 30], fill: 'surface', stroke: 'control' },
      plain([14, y], account),
      { ...strong([114, y], balance), anchor: 'end' },
    ];
  }),
  { kind: 'frame', at: [192, 1], size: [107, 102], radius: 16, fill: 'brand' },
  onBrand(plain([208, 26], 'Line 14')),
  onBrand(strong([208, 53], '$6.4M', 22)),
  onBrand(plain([208, 79], 'Rules v. 8')),
]);

/** A kind of alert, and how many of the last five were reported. */
const alert = (y: number, name: string, reported: number, isFirst: boolean): readonly Shape[] => {
  const words = strong([16, y], name);
  return [
    slot([1, y - 12], [298, 24], isFirst ? 'brand' : 'subtle'),
    isFirst ? onBrand(words) : onBright(words),
    ...Array.from({ length: 5 }, (_, index): Shape => {
      const fill = isFirst ? 'quiet' : 'brand';
      return {
        kind: 'dot',
        at: [204 + index * 20, y],
        r: 6.5,
        fill: index < reported ? fill : 'raised',
      };
    }),
  ];
};

/** Alerts in the order in which analysts should read them. */
export const rankedAlerts = piece([
  plain([0, 9], 'Alert'),
  { ...plain([300, 9], 'Reported before'), anchor: 'end' },
  ...alert(34, 'Split deposits', 5, true),
  ...alert(63, 'New payee', 3, false),
  ...alert(92, 'Round amounts', 1, false),
]);

const owner = (x: number, width: number, share: string, isFirst: boolean): readonly Shape[] => [
  slot([x, 26], [width, 36], isFirst ? 'brand' : 'quiet'),
  {
    kind: 'person',
    at: [x + 18, 44],
    r: 13,
    fill: isFirst ? 'raised' : 'strong',
    figure: isFirst ? 'brand' : 'quiet',
  },
  isFirst ? onBrand(strong([x + 39, 44], share)) : onBright(strong([x + 37, 44], share)),
];

/** A check on a phone, and what it leaves on record: two owners, and a risk class. */
export const identity = piece([
  { kind: 'frame', at: [1, 1], size: [62, 102], radius: 14, fill: 'brand' },
  { kind: 'frame', at: [8, 10], size: [48, 74], radius: 7, fill: 'raised' },
  { kind: 'person', at: [32, 34], r: 15, fill: 'brand', figure: 'raised' },
  line([18, 59], [46, 59], 'quiet', 4),
  line([18, 71], [36, 71], 'quiet', 4),
  line([26, 94], [38, 94], 'quiet', 4),
  plain([84, 11], 'Ownership'),
  ...owner(84, 126, '60%', true),
  ...owner(214, 85, '40%', false),
  plain([84, 87], 'Risk class'),
  { kind: 'slot', at: [214, 73], size: [85, 30], stroke: 'control' },
  centered(strong([256.5, 88], 'Low')),
]);

/** A product on its way to the new core, and the 30 days on which both cores agreed. */
export const parallelRun = piece([
  slot([1, 1], [112, 36], 'quiet'),
  onBright(strong([16, 19], 'Old core')),
  { kind: 'dot', at: [97, 19], r: 5.5, fill: 'brand' },
  line([114, 19], [146, 19], 'control'),
  row([130, 19], 1, 1),
  slot([146, 1], [153, 36], 'brand'),
  onBrand(strong([162, 19], 'New core')),
  row([248, 19], 3, 17),
  plain([0, 57], 'Balances match'),
  { ...strong([300, 57], 'Day 30'), anchor: 'end' },
  row([7, 77], 15, 20.1),
  row([7, 95], 14, 20.1),
  { kind: 'dot', at: [289, 95], r: 9, fill: 'match' },
  { kind: 'tick', at: [289, 96], r: 4, stroke: 'strong' },
]);
