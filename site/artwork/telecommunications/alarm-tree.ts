import type { Composition, Figure, Shape } from '#design-system';
import { bleed, line, slot, stop } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { compactTree } from './alarm-tree-compact.ts';
import { type AlarmTree, customersAt, middleOf, networkOf } from './network.ts';

const [cardX, cabinetX, customerX, ticketX] = [226, 470, 640, 918];

function wideTree(tree: AlarmTree): Composition {
  const { cards, cabinets, customers, failed, repair } = tree;
  const { rows, alarms } = networkOf(tree);
  const rowY = (index: number) => 68 + index * 46;
  const cardY = (card: number) => rowY(card * cabinets + middleOf(cabinets));
  const rootY = cardY(1);

  return {
    width: 1200,
    height: rowY(rows.length - 1) + 30,
    bleeds: true,
    shapes: [
      ...[
        ['Cards', cardX],
        ['Cabinets', cabinetX],
        // In line with the left edges of the dots.
        ['Customers', customerX - 7],
      ].map(([text, x]) => plain([Number(x), 14], String(text))),
      ...cards.map(
        (_, card): Shape => ({
          kind: 'match',
          from: [150, rootY],
          to: [cardX, cardY(card)],
          stroke: 'control',
        }),
      ),
      ...rows.flatMap(({ card, index, isSilent }): readonly Shape[] => [
        {
          kind: 'match',
          from: [cardX + 130, cardY(card)],
          to: [cabinetX, rowY(index)],
          stroke: isSilent ? 'text' : 'control',
          ...(isSilent && { dashed: true }),
        },
        slot([cabinetX, rowY(index) - 17], [116, 34], 'surface', isSilent ? 'text' : 'line'),
        plain([cabinetX + 20, rowY(index)], `Cabinet ${index + 1}`, 'text', 15.5),
        ...customersAt([customerX, rowY(index)], customers, 20, 7, isSilent),
        ...(isSilent
          ? [
              {
                kind: 'match',
                from: [customerX + customers * 20, rowY(index)],
                to: [ticketX, rootY],
                stroke: 'text',
                dashed: true,
              } as const,
            ]
          : []),
      ]),
      line([-bleed, rootY], [0, rootY], 'control'),
      slot([0, rootY - 28], [150, 56], 'brand'),
      centered(onBrand(strong([75, rootY], 'Central office'))),
      ...cards.flatMap((card, index): readonly Shape[] => [
        index === failed
          ? slot([cardX, cardY(index) - 24], [130, 48], 'background', 'text')
          : slot([cardX, cardY(index) - 24], [130, 48], 'surface', 'control'),
        ...(index === failed ? stop([cardX + 27, cardY(index)]) : []),
        {
          ...strong([cardX + (index === failed ? 46 : 65), cardY(index)], card),
          anchor: index === failed ? 'start' : 'middle',
        },
      ]),
      heading([ticketX, rootY - 138], `${alarms} alarms`, 54),
      plain([ticketX, rootY - 92], 'share one point: a card'),
      line([1190, rootY], [1200 + bleed, rootY], 'match', 4),
      slot([ticketX, rootY - 64], [281, 128], 'match'),
      onBright(centered(heading([ticketX + 140, rootY], '1 ticket', 56))),
      strong([ticketX, rootY + 96], repair),
      plain([ticketX, rootY + 122], 'Customers get a text message'),
    ],
  };
}

/** The drawing of many alarms that have one cause. */
export const alarmTree = (tree: AlarmTree, alt: string): Figure => ({
  wide: wideTree(tree),
  compact: compactTree(tree),
  alt,
});
