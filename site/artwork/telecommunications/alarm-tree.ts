import type { Composition, Figure, Point, Shape } from '#design-system';
import { heading, line, plain, slot, strong } from '../figure-shapes.ts';

/** A part of a network whose customers all report the same fault. */
export type AlarmTree = {
  /** Each with this many cabinets. */
  cards: readonly [string, string, string];
  cabinets: number;
  customers: number;
  /** The card behind the alarms, as its place in the list. */
  failed: 0 | 1 | 2;
  repair: string;
};

/** Cabinets by the card they hang on, and the alarms of the card that failed. */
const networkOf = ({ cards, cabinets, customers, failed }: AlarmTree) => ({
  rows: cards.flatMap((_, card) =>
    Array.from({ length: cabinets }, (_, cabinet) => ({
      card,
      index: card * cabinets + cabinet,
      isSilent: card === failed,
    })),
  ),
  alarms: cabinets * customers,
});

/** Customers in a row. The silent ones are hollow. */
const customersAt = (
  at: Point,
  count: number,
  gap: number,
  r: number,
  isSilent: boolean,
): readonly Shape[] => {
  const dots = { kind: 'dots', at, count, gap } as const;
  return isSilent
    ? [
        { ...dots, r, fill: 'text' },
        { ...dots, r: r - 2, fill: 'background' },
      ]
    : [{ ...dots, r, fill: 'quiet' }];
};

const [cardX, cabinetX, customerX, ticketX] = [226, 470, 640, 930];
const middleOf = (cabinets: number) => (cabinets - 1) / 2;

function wideTree(tree: AlarmTree): Composition {
  const { cards, cabinets, customers, failed, repair } = tree;
  const { rows, alarms } = networkOf(tree);
  const rowY = (index: number) => 68 + index * 46;
  const cardY = (card: number) => rowY(card * cabinets + middleOf(cabinets));
  const rootY = cardY(1);

  return {
    width: 1200,
    height: rowY(rows.length - 1) + 30,
    shapes: [
      ...[
        ['Cards', cardX],
        ['Cabinets', cabinetX],
        ['Customers', customerX],
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
      slot([0, rootY - 28], [150, 56], 'brand'),
      { ...strong([75, rootY], 'Exchange'), fill: 'raised', anchor: 'middle' },
      ...cards.flatMap((card, index): readonly Shape[] => [
        index === failed
          ? slot([cardX, cardY(index) - 24], [130, 48], 'match')
          : slot([cardX, cardY(index) - 24], [130, 48], 'surface', 'control'),
        {
          ...strong([cardX + 65, cardY(index)], card),
          fill: index === failed ? 'strong' : 'text',
          anchor: 'middle',
        },
      ]),
      heading([ticketX, rootY - 132], `${alarms} alarms`, 46),
      plain([ticketX, rootY - 92], 'share one point: a card'),
      slot([ticketX, rootY - 32], [269, 64], 'match'),
      { ...heading([ticketX + 32, rootY], '1 ticket', 28), fill: 'strong' },
      strong([ticketX, rootY + 62], repair),
      plain([ticketX, rootY + 88], 'The others are told by text'),
    ],
  };
}

function compactTree(tree: AlarmTree): Composition {
  const size = 14;
  const { cards, cabinets, customers, failed, repair } = tree;
  const { rows, alarms } = networkOf(tree);
  const rowY = (index: number) => 64 + index * 27;
  const cardY = (card: number) => rowY(card * cabinets + middleOf(cabinets));
  const end = rowY(rows.length - 1);
  const step = 152 / (customers - 1);

  return {
    width: 320,
    height: end + 140,
    shapes: [
      plain([16, 10], 'Cards', 'muted', size),
      plain([160, 10], 'Cabinets, customers', 'muted', size),
      line([6, 40], [6, cardY(2)], 'control'),
      ...rows.flatMap(({ card, index, isSilent }): readonly Shape[] => [
        {
          kind: 'match',
          from: [92, cardY(card)],
          to: [136, rowY(index)],
          stroke: isSilent ? 'text' : 'control',
          ...(isSilent && { dashed: true }),
        },
        slot([132, rowY(index) - 8], [16, 16], 'brand'),
        ...customersAt([162, rowY(index)], customers, step, 5, isSilent),
      ]),
      ...cards.flatMap((card, index): readonly Shape[] => [
        line([6, cardY(index)], [18, cardY(index)], 'control'),
        index === failed
          ? slot([16, cardY(index) - 18], [76, 36], 'match')
          : slot([16, cardY(index) - 18], [76, 36], 'surface', 'control'),
        {
          ...strong([54, cardY(index)], card, size),
          fill: index === failed ? 'strong' : 'text',
          anchor: 'middle',
        },
      ]),
      heading([0, end + 48], `${alarms} alarms`, 24),
      line([138, end + 48], [176, end + 48], 'text'),
      line([169, end + 41], [176, end + 48], 'text'),
      line([169, end + 55], [176, end + 48], 'text'),
      slot([194, end + 26], [125, 44], 'match'),
      { ...heading([256, end + 48], '1 ticket', 20), fill: 'strong', anchor: 'middle' },
      strong([0, end + 98], repair, size),
      plain([0, end + 122], 'The others are told by text', 'muted', size),
    ],
  };
}

/** The drawing of many alarms that have one cause. */
export const alarmTree = (tree: AlarmTree, alt: string): Figure => ({
  wide: wideTree(tree),
  compact: compactTree(tree),
  alt,
});
