import type { Composition, Shape } from '#design-system';
import { line, looks, panel, slot, stop } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { type AlarmTree, dotsAt, middleOf, networkOf } from './network.ts';

/** The upper edge of the ticket, and the line on which the alarms reach it. */
const [ticket, inbox] = [362, 310];

const pitch = 22;
const rowY = (index: number) => 62 + index * pitch;

/** The technician of the crew, who holds the ticket and looks over it. */
const technician: Shape = {
  kind: 'face',
  at: [232, ticket + 24],
  size: 138,
  ...looks.hardHat,
  skin: 'raised',
  hair: 'control',
};

const hands: Shape = {
  kind: 'dots',
  at: [187, ticket],
  count: 2,
  gap: 90,
  r: 12,
  fill: 'raised',
};

/** The alarms of one row, on their way to the ticket. */
const alarm = (y: number): Shape => ({
  kind: 'line',
  points: [
    [296, y],
    [inbox, y],
    [inbox, ticket],
  ],
  stroke: 'text',
});

/** A network above, and the one ticket that comes of its alarms below. */
export function alarmTree(tree: AlarmTree): Composition {
  const size = 14;
  const { cards, cabinets, customers, failed, repair } = tree;
  const { rows, alarms } = networkOf(tree);
  const cardY = (card: number) => rowY(card * cabinets + middleOf(cabinets));
  const step = 130 / (customers - 1);

  return {
    width: 320,
    height: 482,
    shapes: [
      line([18, 17], [18, cardY(2)], 'control'),
      slot([0, 0], [132, 34], 'brand'),
      centered(onBrand(strong([66, 17], 'Central office', size))),
      plain([146, 17], 'Cabinets, customers', 'muted', size),
      ...rows.flatMap(({ card, index, isSilent }): readonly Shape[] => [
        {
          kind: 'match',
          from: [108, cardY(card)],
          to: [136, rowY(index)],
          stroke: isSilent ? 'text' : 'control',
          ...(isSilent && { dashed: true }),
        },
        ...(isSilent ? [alarm(rowY(index))] : []),
        ...dotsAt(
          { at: [162, rowY(index)], count: customers, gap: step, r: 5, fill: 'quiet' },
          isSilent,
        ),
      ]),
      ...cards.flatMap((card, index): readonly Shape[] => [
        ...dotsAt(
          {
            at: [140, rowY(index * cabinets)],
            count: cabinets,
            gap: pitch,
            r: 8,
            fill: 'brand',
            direction: 'down',
          },
          index === failed,
        ),
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
      heading([0, 279], `${alarms}`, 76),
      heading([1, 332], 'alarms', 38),
      technician,
      panel([0, ticket], [320, 120], 22, 'match'),
      hands,
      onBright(heading([18, ticket + 40], '1 ticket', 66)),
      onBright(strong([20, ticket + 85], repair, 15)),
      onBright(plain([20, ticket + 104], 'Customers get a text message', 'muted', size)),
    ],
  };
}
