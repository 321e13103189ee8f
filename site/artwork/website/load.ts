import type { Point, Shape, Tone } from '#design-system';
import { line } from '../figure-shapes.ts';

/** What a part is of. Each kind has a tone of its own. */
type Kind = 'Text' | 'Fonts' | 'Scripts' | 'Trackers' | 'Pictures';

/** A page as it arrives on a slow phone: its parts in the order of their arrival. */
export type Load = {
  parts: readonly { kind: Kind; kilobytes: number }[];
  /** After how many parts the words can be read. */
  readableAfter: number;
};

/** The same page before and after. */
export type Loads = { today: Load; rebuilt: Load };

/** A tenth of a second on a connection of 1.6 megabits. */
const kilobytesPerDot = 20;
export const dotsPerSecond = 10;

const tones = {
  Text: 'text',
  Fonts: 'muted',
  Scripts: 'control',
  Trackers: 'brand',
  Pictures: 'quiet',
} as const satisfies Record<Kind, Tone>;

/** Each part with its dots, and with those that arrive before it. */
export function runsOf({ parts }: Load) {
  let first = 0;
  return parts.map((part) => {
    const run = { ...part, first, count: part.kilobytes / kilobytesPerDot };
    first += run.count;
    return run;
  });
}

const kilobytesOf = ({ parts }: Load) =>
  parts.reduce((total, { kilobytes }) => total + kilobytes, 0);

export const megabytes = (load: Load) => `${(kilobytesOf(load) / 1000).toFixed(1)} MB`;

export const secondsOf = (load: Load) => kilobytesOf(load) / kilobytesPerDot / dotsPerSecond;

/** How dots follow each other: side by side in so many lanes. */
type Lanes = { at: Point; lanes: number; gap: number; r: number; direction: 'across' | 'down' };

/** The page's dots in the order of their arrival. */
export const arrivals = (load: Load, { at: [x, y], lanes, gap, r, direction }: Lanes) =>
  runsOf(load).flatMap(({ kind, first, count }) =>
    Array.from({ length: lanes }, (_, lane): readonly Shape[] => {
      const before = Math.ceil((first - lane) / lanes);
      const own = Math.ceil((first + count - lane) / lanes) - before;
      const [along, beside] = [before * gap, lane * gap];
      const start: Point =
        direction === 'across' ? [x + along, y + beside] : [x + beside, y + along];
      return own > 0
        ? [{ kind: 'dots', at: start, count: own, gap, r, fill: tones[kind], direction }]
        : [];
    }).flat(),
  );

/** The phone's screen after so many seconds: blank, with its words, or complete. */
export function screen(load: Load, seconds: number, [x, y]: Point): readonly Shape[] {
  const runs = runsOf(load);
  const readable = runs.slice(0, load.readableAfter).reduce((sum, { count }) => sum + count, 0);
  const arrived = seconds * dotsPerSecond;
  const phone: Shape = {
    kind: 'frame',
    at: [x, y],
    size: [76, 128],
    radius: 12,
    fill: arrived < readable ? 'background' : 'raised',
    stroke: 'control',
  };
  if (arrived < readable) {
    return [
      phone,
      { kind: 'arc', at: [x + 38, y + 64], r: 12, from: 0, to: 270, stroke: 'control' },
    ];
  }
  const words = [20, 34, 92, 104].map((top, index) =>
    line([x + 14, y + top], [x + (index % 2 ? 46 : 62), y + top], 'strong', 5),
  );
  const picture: Shape = {
    kind: 'frame',
    at: [x + 11, y + 46],
    size: [54, 34],
    radius: 6,
    fill: secondsOf(load) > seconds ? 'subtle' : 'brand',
  };
  return [phone, ...words, picture];
}
