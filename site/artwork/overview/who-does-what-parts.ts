import type { Point, Shape, Size, Tone } from '#design-system';
import { type Label, strong } from '../figure-words.ts';

/** What someone does in some stages. */
export type Part = {
  who: 'you' | 'we';
  /** In one piece, or in pieces for the last stages. */
  words: string | readonly string[];
  /** The first and the last stage, counted from 0. */
  stages: readonly [from: number, to: number];
  /** Who leads a stage, who helps, who may lead it instead, and who takes over: the match. */
  role: 'leads' | 'helps' | 'may' | 'match';
  /** How many people are drawn where there is room, if not one. */
  people?: number;
  /** For an approval at the end of each stage: the words for one of them. */
  each?: string;
};

/** One kind of result, and who does what for it. */
export type Lane = {
  result: string;
  answer: string;
  /** In their order. */
  parts: readonly Part[];
  /** What the client has in the end, its price, and its time. */
  end: readonly [have: string, price: string, time: string];
  /** The stages in which the client and the company work in one system. */
  together?: readonly [from: number, to: number];
};

export type WhoDoesWhat = {
  /** Start, three stages of work, and the last one. */
  stages: readonly [string, string, string, string, string];
  /** Names the column of the ends. */
  end: string;
  lanes: readonly Lane[];
};

type Paint = { ink: Tone; person: readonly [fill: Tone, figure: Tone] };

const paintOf = ({ who, role }: Part): Paint & { fill: Tone } => {
  if (role === 'match') return { fill: 'match', ink: 'strong', person: ['strong', 'match'] };
  if (role !== 'leads') {
    const person = who === 'you' ? (['quiet', 'strong'] as const) : (['brand', 'onBrand'] as const);
    return { fill: 'surface', ink: 'text', person };
  }
  return who === 'you'
    ? { fill: 'quiet', ink: 'strong', person: ['raised', 'strong'] }
    : { fill: 'brand', ink: 'onBrand', person: ['raised', 'strong'] };
};

/** The slot of a part. An outline is drawn within it. */
const pill = (part: Part, [x, y]: Point, [width, height]: Size): Shape =>
  part.role === 'leads' || part.role === 'match'
    ? { kind: 'slot', at: [x, y], size: [width, height], fill: paintOf(part).fill }
    : {
        kind: 'slot',
        at: [x + 1, y + 1],
        size: [width - 2, height - 2],
        fill: 'surface',
        stroke: 'control',
        ...(part.role === 'may' && { dashed: true }),
      };

/** Words in a part's slot. */
export const inPart = (part: Part, at: Point, text: string, size: number): Label => ({
  ...strong(at, text, size),
  fill: paintOf(part).ink,
});

const peopleGap = 3;

/** A slot that begins with its people, and where its words begin. The match ends with a check. */
export function peopledSlot(part: Part, at: Point, [width, height]: Size) {
  const [x, middle] = [at[0] + height / 2, at[1] + height / 2];
  const r = height / 2 - 6;
  const step = r * 2 + peopleGap;
  const { people = 1 } = part;
  const { person, ink } = paintOf(part);
  const shapes: readonly Shape[] = [
    pill(part, at, [width, height]),
    ...Array.from({ length: people }, (_, index): Shape => {
      const [fill, figure] = person;
      return { kind: 'person', at: [x + index * step, middle], r, fill, figure };
    }),
    ...(part.role === 'match'
      ? [
          {
            kind: 'tick',
            at: [at[0] + width - 20, middle + 1],
            r: 6,
            stroke: ink,
            width: 3,
          } as const,
        ]
      : []),
  ];
  return { shapes, start: x + (people - 1) * step + r + 9, middle };
}

/** An approval: a slot that ends with a check. */
export const approval = (part: Part, [x, y]: Point, [width, height]: Size): readonly Shape[] => {
  const [end, middle] = [x + width - height / 2 + 3, y + height / 2];
  const [fill, figure] = paintOf(part).person;
  return [
    pill(part, [x, y], [width, height]),
    { kind: 'dot', at: [end, middle], r: 13, fill },
    { kind: 'tick', at: [end, middle + 1], r: 5.5, stroke: figure, width: 2.5 },
  ];
};

/** The parts that lead, or take over, after one by the other side: where the lead changes hands. */
export const handovers = ({ parts }: Lane) => {
  const leading = parts.filter(({ role }) => role === 'leads' || role === 'match');
  return leading.flatMap((part, index) => {
    const before = leading[index - 1];
    const isAfter = before && before.who !== part.who && before.stages[1] < part.stages[0];
    return isAfter ? [[before, part] as const] : [];
  });
};
