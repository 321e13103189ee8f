import type { Point, Shape, Size, Tone } from '#design-system';
import { centered, type Label, plain, strong } from '../figure-words.ts';

/** Who leads a stage, or where the client takes over: the match. */
type Lead = 'you' | 'we' | 'takeover';

/** What the leader of a stage does, or what both do if they lead it together. */
export type Cell = Readonly<Partial<Record<Lead, string>>>;

/** One kind of result, and who leads each stage on the way to it. */
export type Lane = {
  result: string;
  answer: string;
  /** One for each stage. */
  cells: readonly [Cell, Cell, Cell, Cell, Cell];
  /** What the client has in the end, its price, and its time. */
  end: readonly [have: string, price: string, time: string];
};

export type WhoDoesWhat = {
  stages: readonly [string, string, string, string, string];
  /** Names the column of the ends. */
  end: string;
  lanes: readonly Lane[];
};

/** What each side is called. Its color is the same everywhere. */
export const sides = { you: 'You', we: 'We' } as const;

/** What the match means. */
export const takeover = 'You take over';

const paint = {
  you: { fill: 'quiet', ink: 'strong' },
  we: { fill: 'brand', ink: 'onBrand' },
  takeover: { fill: 'match', ink: 'strong' },
} as const satisfies Record<Lead, { fill: Tone; ink: Tone }>;

/** The client's cells, which are above the company's. */
export const isClient = (lead: Lead) => lead !== 'we';

/** The leaders of a stage, with their words. */
export const leadersOf = (cell: Cell) =>
  (['you', 'takeover', 'we'] as const).flatMap((lead) => {
    const text = cell[lead];
    return text ? [{ lead, text }] : [];
  });

/** What a leader's color means. */
export const legend = (lead: Lead, text: string, [x, y]: Point, size: number): readonly Shape[] => [
  { kind: 'dot', at: [x + 7, y], r: 7, fill: paint[lead].fill },
  plain([x + 21, y], text, 'text', size),
];

/** A slot in its leader's color, with a word in its middle. */
export const leader = (
  lead: Lead,
  text: string,
  [x, y]: Point,
  [width, height]: Size,
  size = 16,
): readonly Shape[] => {
  const { fill, ink } = paint[lead];
  const label: Label = strong([x + width / 2, y + height / 2], text, size);
  return [
    { kind: 'slot', at: [x, y], size: [width, height], fill },
    { ...centered(label), fill: ink },
  ];
};
