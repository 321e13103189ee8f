import { avatar, cross, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { button, centered, heading, onBrand, onBright, plain, struck } from '../figure-words.ts';

/** A guest's payment: the wallet doesn't answer, so there is a button to pay by card. */
export const secondWay = piece([
  panel([60, 0], [240, 104], 20, 'raised'),
  ...struck(onBright(plain([118, 27], 'Wallet', 'strong', 26)), 74),
  ...cross([270, 27], 9, 'strong'),
  ...button([114, 50], [174, 44], { text: 'Pay by card', fill: 'brand', radius: 12, size: 25 }),
  { kind: 'dot', at: [52, 52], r: 52, fill: 'background' },
  ...avatar([48, 52], 46, 'quiet', looks.grayHair),
]);

/** One count of the stock in a store, in a warehouse, and on a truck. */
export const oneCount = piece([
  slot([0, 0], [300, 46], 'brand'),
  centered(onBrand(heading([150, 24], '128 pairs', 30))),
  { kind: 'frame', at: [4, 58], size: [76, 46], radius: 8, fill: 'quiet' },
  { kind: 'frame', at: [0, 56], size: [84, 18], radius: 8, fill: 'brand' },
  { kind: 'dots', at: [10.5, 72], count: 4, gap: 21, r: 10.5, fill: 'brand' },
  {
    kind: 'line',
    points: [
      [98, 78],
      [152, 60],
      [206, 78],
      [206, 100],
      [98, 100],
      [98, 78],
    ],
    fill: 'quiet',
    stroke: 'quiet',
    width: 8,
  },
  { kind: 'frame', at: [220, 56], size: [52, 38], radius: 8, fill: 'quiet' },
  { kind: 'frame', at: [275, 66], size: [25, 28], radius: 8, fill: 'quiet' },
  { kind: 'dots', at: [240, 93], count: 2, gap: 42, r: 11, fill: 'brand' },
]);

/** A coupon, and the points of a member who needs one more. */
export const coupon = piece([
  { kind: 'frame', at: [0, 0], size: [300, 104], radius: 20, fill: 'brand' },
  { kind: 'dots', at: [190, 0], count: 2, gap: 104, r: 12, fill: 'background', direction: 'down' },
  line([190, 26], [190, 78], 'quiet', 3),
  centered(onBrand(heading([95, 53], '$5 off', 44))),
  { kind: 'dots', at: [223, 30], count: 2, gap: 44, r: 14, fill: 'quiet' },
  { kind: 'dot', at: [223, 74], r: 14, fill: 'quiet' },
  { kind: 'dot', at: [267, 74], r: 13, stroke: 'quiet', dashed: true },
]);

/** Sales of three weeks, and a forecast of five more, in which a holiday is the peak. */
export const weeks = piece([
  ...[44, 56, 38, 62, 50, 104, 66, 40].map((height, week) =>
    slot([week * 38.8, 104 - height], [28, height], week < 3 ? 'quiet' : 'brand'),
  ),
  { ...heading([180, 14], 'Holiday', 24), anchor: 'end' },
]);
