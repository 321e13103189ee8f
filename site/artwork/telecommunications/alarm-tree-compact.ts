import type { Composition, Shape } from '#design-system';
import { line, slot, stop } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { type AlarmTree, customersAt, middleOf, networkOf } from './network.ts';

/** The tree above, and what comes of it below. */
export function compactTree(tree: AlarmTree): Composition {
  const size = 14;
  const { cards, cabinets, customers, failed, repair } = tree;
  const { rows, alarms } = networkOf(tree);
  const rowY = (index: number) => 98 + index * 27;
  const cardY = (card: number) => rowY(card * cabinets + middleOf(cabinets));
  const end = rowY(rows.length - 1);
  const step = 152 / (customers - 1);

  return {
    width: 320,
    height: end + 246,
    shapes: [
      line([18, 17], [18, cardY(2)], 'control'),
      slot([1, 1], [132, 32], 'brand'),
      centered(onBrand(strong([67, 17], 'Central office', size))),
      plain([27, 60], 'Cards', 'muted', size),
      plain([131, 60], 'Cabinets, customers', 'muted', size),
      ...rows.flatMap(({ card, index, isSilent }): readonly Shape[] => [
        {
          kind: 'match',
          from: [108, cardY(card)],
          to: [136, rowY(index)],
          stroke: isSilent ? 'text' : 'control',
          ...(isSilent && { dashed: true }),
        },
        slot(
          [132, rowY(index) - 8],
          [16, 16],
          isSilent ? 'background' : 'brand',
          isSilent ? 'text' : 'brand',
        ),
        ...customersAt([162, rowY(index)], customers, step, 5, isSilent),
      ]),
      ...cards.flatMap((card, index): readonly Shape[] => [
        line([18, cardY(index)], [28, cardY(index)], 'control'),
        index === failed
          ? slot([28, cardY(index) - 18], [80, 36], 'background', 'text')
          : slot([28, cardY(index) - 18], [80, 36], 'surface', 'control'),
        ...(index === failed ? stop([43, cardY(index)]) : []),
        {
          ...strong([index === failed ? 59 : 68, cardY(index)], card, size),
          anchor: index === failed ? 'start' : 'middle',
        },
      ]),
      heading([0, end + 54], `${alarms} alarms`, 42),
      line([290, end + 36], [290, end + 74], 'text', 4),
      line([278, end + 62], [290, end + 74], 'text', 4),
      line([302, end + 62], [290, end + 74], 'text', 4),
      slot([1, end + 90], [318, 88], 'match'),
      onBright(centered(heading([160, end + 134], '1 ticket', 46))),
      strong([0, end + 206], repair, size),
      plain([0, end + 230], 'Customers get a text message', 'muted', size),
    ],
  };
}
