import type { Point, Shape } from '#design-system';

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

/** Cabinets by the card they are connected to, and the alarms of the card that failed. */
export const networkOf = ({ cards, cabinets, customers, failed }: AlarmTree) => ({
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
export const customersAt = (
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

/** Where a card is among its cabinets. */
export const middleOf = (cabinets: number) => (cabinets - 1) / 2;
