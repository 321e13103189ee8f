import type { Shape } from '#design-system';

type Dots = Extract<Shape, { kind: 'dots' }>;

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

/** Customers or cabinets, one dot each. The silent ones are hollow. */
export const dotsAt = (dots: Omit<Dots, 'kind'>, isSilent: boolean): readonly Shape[] =>
  isSilent
    ? [
        { kind: 'dots', ...dots, fill: 'text' },
        { kind: 'dots', ...dots, r: dots.r - 2, fill: 'background' },
      ]
    : [{ kind: 'dots', ...dots }];

/** Where a card is among its cabinets. */
export const middleOf = (cabinets: number) => (cabinets - 1) / 2;
