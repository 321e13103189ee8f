import type { Composition, Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { inSlot, plain, strong } from '../figure-words.ts';

type Option = { name: string; at: number; y: number; width: number };

/** Three options by effort and risk, and the one that the report suggests. */
const plot = (width: number, options: readonly Option[]): readonly Shape[] => [
  line([2, 2], [2, 78], 'control'),
  line([2, 78], [width - 2, 78], 'control'),
  plain([12, 12], 'Risk'),
  { ...plain([width, 94], 'Effort'), anchor: 'end' },
  ...options.flatMap((option): readonly Shape[] => [
    slot([option.at, option.y], [option.width, 30], option.name === 'Buy' ? 'match' : 'quiet'),
    inSlot([option.at + option.width / 2, option.y + 15], option.name, 'strong'),
  ]),
];

/** A page of the architect's report. */
export const options = piece(
  plot(300, [
    { name: 'Change nothing', at: 54, y: 1, width: 138 },
    { name: 'Buy', at: 140, y: 41, width: 66 },
    { name: 'Build', at: 226, y: 21, width: 72 },
  ]),
);

/** The same page, with what each option takes. */
export const wideOptions: Composition = {
  ...piece([
    ...plot(320, [
      { name: 'Change nothing', at: 54, y: 1, width: 138 },
      { name: 'Buy', at: 148, y: 41, width: 66 },
      { name: 'Build', at: 244, y: 21, width: 72 },
    ]),
    ...[
      ['Change nothing', '0 weeks', 'fails in spring'],
      ['Buy', '9 weeks', 'fits 8 of 10 steps'],
      ['Build', '26 weeks', 'fits all'],
    ].flatMap(([name = '', weeks = '', result = ''], row): readonly Shape[] => {
      const y = 15 + row * 37;
      return [
        strong([364, y], name),
        { ...plain([550, y], weeks), anchor: 'end' },
        { ...plain([684, y], result), anchor: 'end' },
        ...(row ? [line([364, y - 18], [684, y - 18])] : []),
      ];
    }),
  ]),
  width: 685,
};
