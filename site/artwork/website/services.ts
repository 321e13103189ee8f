import type { Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

/** A page in the plan: what visitors ask, who owns the page, and its next step. */
export const plannedPage = piece([
  line([20, 20], [20, 50], 'quiet', 3),
  { kind: 'person', at: [20, 14], r: 13, fill: 'quiet', figure: 'strong' },
  strong([44, 14], '“Do you deliver to Ohio?”'),
  line([180, 58], [208, 58], 'accent'),
  slot([1, 39], [179, 38], 'brand'),
  { kind: 'person', at: [20, 58], r: 15, fill: 'raised', figure: 'brand' },
  onBrand(strong([44, 58], 'Delivery areas')),
  slot([208, 40], [91, 36], 'surface', 'accent'),
  centered(strong([253.5, 58], 'Quote')),
  plain([0, 94], 'Owner: sales'),
  { ...plain([300, 94], 'Next step'), anchor: 'end' },
]);

/** A page type at phone width with its longest headline, and the parts of the Figma library. */
export const phoneWidth = piece([
  { kind: 'frame', at: [1, 1], size: [142, 78], radius: 16, fill: 'surface', stroke: 'control' },
  ...['Replacement', 'parts and', 'registration'].map((words, index) =>
    heading([16, 19 + index * 21], words, 18),
  ),
  line([1, 93], [30, 93], 'control'),
  line([1, 87], [1, 99], 'control'),
  line([114, 93], [143, 93], 'control'),
  line([143, 87], [143, 99], 'control'),
  centered(plain([72, 93], '360 px')),
  slot([174, 1], [125, 32], 'brand'),
  inSlot([236.5, 18], 'Send', 'onBrand'),
  slot([174, 43], [58, 28], 'quiet'),
  { kind: 'dot', at: [218, 57], r: 10, fill: 'raised' },
  ...(['brand', 'quiet', 'text'] as const).map(
    (fill, index): Shape => ({
      kind: 'dot',
      at: [250 + index * 20, 57],
      r: 8,
      fill,
    }),
  ),
  plain([174, 93], 'Figma library'),
]);

/** Two changes to a page with a size limit. The second one is too large. */
export const sizeLimit = piece([
  plain([0, 11], 'Page size'),
  { ...strong([232, 11], 'Limit 400 KB'), anchor: 'end' },
  slot([1, 27], [222, 34], 'brand'),
  onBrand(strong([18, 44], 'Search: 390 KB')),
  { kind: 'tick', at: [288, 45], r: 8, stroke: 'accent', width: 3 },
  slot([1, 69], [262, 34], 'quiet'),
  { ...strong([18, 86], 'Live chat: 460 KB'), fill: 'strong' },
  { kind: 'dot', at: [288, 86], r: 10, stroke: 'text' },
  line([284, 86], [292, 86], 'text'),
  line([232, 65], [232, 100], 'surface', 9),
  line([232, 27], [232, 102], 'text', 3),
]);

/** An editor's labeled field, its preview on the page, and who does what. */
export const previewedField = piece([
  plain([0, 11], 'Opening hours'),
  slot([1, 27], [136, 34], 'surface', 'control'),
  strong([17, 44], 'Mon–Fri 8–6'),
  { kind: 'person', at: [14, 90], r: 13, fill: 'quiet', figure: 'strong' },
  plain([33, 90], 'Writer'),
  { kind: 'person', at: [104, 90], r: 13, fill: 'brand', figure: 'raised' },
  plain([123, 90], 'Editor'),
  { kind: 'frame', at: [185, 1], size: [114, 102], radius: 16, fill: 'subtle' },
  line([138, 44], [190, 44], 'accent'),
  slot([190, 27], [104, 34], 'raised'),
  inSlot([242, 44], 'Mon–Fri 8–6', 'strong'),
  { ...centered(plain([242, 14], 'Preview')), fill: 'strong' },
  line([200, 75], [284, 75], 'quiet', 4),
  line([200, 88], [252, 88], 'quiet', 4),
]);

/** A checkout: tax, inventory, and carrier are known, and the button is in the thumb's reach. */
export const checkout = piece([
  ...['Sales tax', 'Inventory', 'Carrier'].flatMap((system, index): readonly Shape[] => {
    const y = 17 + index * 35;
    return [
      { kind: 'match', from: [130, y], to: [206, 52], stroke: 'quiet' },
      slot([1, y - 15], [128, 30], 'surface', 'quiet'),
      { kind: 'dot', at: [20, y], r: 6, fill: 'brand' },
      strong([36, y], system),
    ];
  }),
  { kind: 'frame', at: [206, 1], size: [93, 102], radius: 16, fill: 'brand' },
  { kind: 'frame', at: [212, 7], size: [81, 90], radius: 10, fill: 'raised' },
  { kind: 'arc', at: [291, 95], r: 66, from: 270, to: 360, stroke: 'quiet', width: 3 },
  line([224, 21], [262, 21], 'quiet', 4),
  slot([239, 57], [48, 32], 'match'),
  inSlot([263, 73], 'Pay', 'strong'),
]);

const entry = (y: number, date: string, what: string, fill: 'quiet' | 'brand') => [
  plain([0, y], date),
  slot([88, y - 15], [136, 30], fill),
  inSlot([156, y], what, fill === 'brand' ? 'onBrand' : 'strong'),
];

/** The log of a site after launch: a patch, installed within two days, and a tested backup. */
export const serviceLog = piece([
  line([68, 17], [68, 87], 'quiet', 3),
  { kind: 'dots', at: [68, 17], count: 3, gap: 35, r: 6, fill: 'brand', direction: 'down' },
  ...entry(17, 'May 4', 'Patch released', 'quiet'),
  ...entry(52, 'May 6', 'Patch installed', 'brand'),
  ...entry(87, 'Jun 30', 'Backup tested', 'brand'),
  {
    kind: 'line',
    points: [
      [230, 17],
      [238, 17],
      [238, 52],
      [230, 52],
    ],
    stroke: 'control',
  },
  strong([250, 35], '2 days'),
  strong([250, 87], 'Q2'),
  { kind: 'tick', at: [287, 88], r: 7, stroke: 'accent', width: 3 },
]);
