import type { Composition, Shape, Tone } from '#design-system';
import { avatar, looks } from './figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from './figure-words.ts';

type Row = { names: readonly string[]; fill: Tone; words: Tone };

/** From the back of the drawer to its front. */
const rows: readonly Row[] = [
  { names: ['Travel', 'Media', 'Telecom'], fill: 'brand', words: 'onBrand' },
  { names: ['Retail', 'Banking', 'Education'], fill: 'surface', words: 'text' },
  { names: ['Government', 'Healthcare', 'Factories'], fill: 'quiet', words: 'strong' },
];
const matched = 'Healthcare';

/** Folders so close that only their tabs can be told apart. Those in front are nearer, so wider. */
const folders = ({ names, fill, words }: Row, row: number): readonly Shape[] => {
  const [start, y] = [40 - row * 16, row * 58];
  const width = 480 - start * 2;
  const tab = (width - 14) / 3;
  const tabs = names.map((name, column) => ({ name, x: start + column * (tab + 7) }));
  return [
    { kind: 'frame', at: [start, y + 46], size: [width, 200], radius: 2, fill },
    ...tabs.flatMap(({ name, x }): readonly Shape[] =>
      // The matched folder is pulled out.
      name === matched
        ? [
            { kind: 'frame', at: [x, y - 12], size: [tab, 120], radius: 14, fill: 'match' },
            onBright(centered(strong([x + tab / 2, y + 16], name, 23))),
          ]
        : [
            { kind: 'frame', at: [x, y], size: [tab, 60], radius: 14, fill },
            { ...centered(strong([x + tab / 2, y + 25], name, 22)), fill: words },
          ],
    ),
  ];
};

/** Industries: a drawer with a folder for each, and the specialist from one of them. */
export const nineFolders: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...rows.flatMap(folders),
    { kind: 'frame', at: [0, 290], size: [480, 110], radius: 24, fill: 'brand' },
    { kind: 'frame', at: [184, 358], size: [112, 20], radius: 8, fill: 'quiet' },
    { kind: 'frame', at: [56, 190], size: [368, 144], radius: 24, fill: 'raised' },
    ...avatar([130, 262], 48, 'quiet', looks.ponytail),
    onBright(heading([200, 244], 'Clinical lead', 32)),
    { kind: 'tick', at: [211, 283], r: 10, stroke: 'strong', width: 4.5 },
    onBright(plain([232, 282], 'Knows HIPAA', 'strong', 24)),
  ],
};
