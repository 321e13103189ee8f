import type { Composition, Figure, Point, Shape, Size, Tone } from '#design-system';
import { matchStop, slot } from '../figure-shapes.ts';
import { centered, heading, type Label, plain, strong } from '../figure-words.ts';

type Stage = {
  name: string;
  days: number;
  /** The end is the last work on a form. */
  kind: 'wait' | 'return' | 'work' | 'end';
  /** Why it is returned. */
  why?: string;
};

type Path = { name: string; stages: readonly Stage[] };

/** The paths of one form. What prevents the return is in two short lines. */
type FormDays = { paper: Path; online: Path; prevention: readonly [string, string] };

const isWork = ({ kind }: Stage) => kind === 'work' || kind === 'end';

const sum = (stages: readonly Stage[]) => stages.reduce((total, { days }) => total + days, 0);
const daysOf = ({ stages }: Path) => sum(stages);
const workOf = ({ stages }: Path) => sum(stages.filter(isWork));

const fills = {
  wait: 'quiet',
  return: 'text',
  work: 'brand',
  end: 'match',
} as const satisfies Record<Stage['kind'], Tone>;

/** Words on a wait, or on the return. */
const onWait = (label: Label, { kind }: Stage): Label => ({
  ...centered(label),
  fill: kind === 'return' ? 'background' : 'strong',
});

/** Each stage with its place along the path. The gap to the next one is part of its last day. */
function placed({ stages }: Path, perDay: number, gap: number) {
  let from = 0;
  return stages.map((stage) => {
    const length = stage.days * perDay - gap;
    const place = { stage, from, length, middle: from + length / 2 };
    from += stage.days * perDay;
    return place;
  });
}

const [perDay, tall] = [1204 / 39, 118];

/** A path's stages in a row. Waits have their names inside, and work has them above. */
const wideBar = (path: Path, top: number) =>
  placed(path, perDay, 4).flatMap(({ stage, from, length, middle }): readonly Shape[] => {
    const { name, days, kind, why } = stage;
    const y = top + tall / 2;
    const bar = slot([from, top], [length, tall], fills[kind]);
    if (isWork(stage)) {
      const tick: Shape = { kind: 'tick', at: [middle, y], r: 8, stroke: 'strong', width: 4 };
      const above = centered(strong([middle, top - 20], name, 18));
      return kind === 'end' ? [bar, above, tick] : [bar, above];
    }
    const text = why ? `${days} days, ${why}` : `${days} days`;
    return [
      bar,
      onWait(why ? heading([middle, y - 15], name, 24) : strong([middle, y - 13], name, 18), stage),
      onWait(plain([middle, y + (why ? 20 : 15)], text, 'strong', 18), stage),
    ];
  });

/** Days that nobody waits anymore. */
const saved = ([x, y]: Point, [width, height]: Size): Shape => ({
  kind: 'slot',
  at: [x + 1, y + 1],
  size: [width - 2, height - 2],
  stroke: 'control',
  width: 2,
  dashed: true,
});

const wideTitle = (path: Path, y: number, size: number) => [
  heading([0, y], `${daysOf(path)} days`, size),
  strong([216, y - 11], path.name, 20),
  plain([216, y + 15], `with work on ${workOf(path)} of them`, 'muted', 18),
];

function wide({ paper, online, prevention }: FormDays): Composition {
  const [paperTop, onlineTop] = [112, 390];
  const end = daysOf(online) * perDay;
  const middle = (end + 1200) / 2;
  return {
    width: 1200,
    height: onlineTop + tall,
    shapes: [
      ...wideTitle(paper, 28, 24),
      ...wideBar(paper, paperTop),
      ...wideTitle(online, 306, 48),
      ...wideBar(online, onlineTop),
      saved([end, onlineTop], [1200 - end, tall]),
      centered(
        heading([middle, onlineTop + 43], `${daysOf(paper) - daysOf(online)} days saved`, 60),
      ),
      centered(plain([middle, onlineTop + 94], prevention.join(' '), 'text', 18)),
    ],
  };
}

const [compactTop, compactDay, thick] = [84, 9, 36];

/** A path's stages from top to bottom, with the days inside and the names beside them. */
const compactBar = (path: Path, x: number) => [
  heading([x, 16], `${daysOf(path)} days`, 28),
  strong([x, 45], path.name, 14),
  plain([x, 64], `work on ${workOf(path)} of them`, 'muted', 14),
  ...placed(path, compactDay, 2).flatMap(({ stage, from, length, middle }): readonly Shape[] => {
    const { name, days, kind, why } = stage;
    const y = compactTop + middle;
    const wordsX = x + thick + 8;
    const bar = slot(
      [x, compactTop + from],
      [thick, length],
      fills[kind === 'end' ? 'work' : kind],
    );
    const beside = strong([wordsX, why ? y - 10 : y], name, 14);
    if (kind === 'end') return [bar, beside, ...matchStop([wordsX + 72, y], 9)];
    if (kind === 'work') return [bar, beside];
    return [
      bar,
      beside,
      ...(why ? [plain([wordsX, y + 10], why, 'muted', 14)] : []),
      onWait(heading([x + thick / 2, y], `${days}`, 16), stage),
    ];
  }),
];

function compact({ paper, online, prevention }: FormDays): Composition {
  const [onlineX, wordsX] = [166, 210];
  const top = compactTop + daysOf(online) * compactDay;
  const length = (daysOf(paper) - daysOf(online)) * compactDay - 2;
  const middle = top + length / 2;
  return {
    width: 320,
    height: top + length,
    shapes: [
      ...compactBar(paper, 0),
      ...compactBar(online, onlineX),
      saved([onlineX, top], [thick, length]),
      heading([wordsX - 2, middle - 64], `${daysOf(paper) - daysOf(online)}`, 84),
      heading([wordsX, middle - 3], 'days', 34),
      heading([wordsX, middle + 33], 'saved', 34),
      ...prevention.map((text, index) =>
        plain([wordsX, middle + 71 + index * 20], text, 'text', 14),
      ),
    ],
  };
}

/** Two paths of a form to the same scale: on paper, and online. */
export const formDays = (form: FormDays, alt: string): Figure => ({
  wide: wide(form),
  compact: compact(form),
  alt,
});
