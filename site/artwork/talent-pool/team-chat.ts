import type { Composition, Shape } from '#design-system';
import { avatar, line, looks, outline, panel } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong, struck } from '../figure-words.ts';

/** The end of the chat's window, and the space to its content. */
const [end, inset] = [344, 24];

/** The start of a day. The word is in the middle of a line. */
const day = (y: number, name: string, width: number): readonly Shape[] => {
  const middle = end / 2;
  const reach = width / 2 + 12;
  return [
    line([inset, y], [middle - reach, y]),
    centered(plain([middle, y], name, 'muted', 21)),
    line([middle + reach, y], [end - inset, y]),
  ];
};

/** The job ad that nobody answered. */
const jobAd: readonly Shape[] = [
  panel([300, 40], [180, 172], 20, 'surface'),
  outline([301, 41], [178, 170], 19, 'line'),
  strong([366, 80], 'Job ad', 21),
  ...struck(plain([366, 118], '60 days', 'muted', 21), 74),
  line([366, 146], [456, 146], 'control'),
  plain([366, 174], '0 hired', 'muted', 21),
];

/** When the engineer changed her first line, and the line before and after. */
const fix: readonly Shape[] = [
  panel([56, 300], [424, 148], 24, 'match'),
  onBright(strong([82, 332], 'Bug fixed', 21)),
  { ...onBright(plain([454, 332], 'on her first day', 'strong', 21)), anchor: 'end' },
  panel([66, 362], [404, 76], 15, 'raised'),
  panel([70, 400], [396, 34], 11, 'quiet'),
  ...['– hours × rate', '+ started hours × rate'].map((text, index) =>
    onBright(plain([82, 382 + index * 36], text, 'strong', 21)),
  ),
];

/** The team's chat from the inquiry to the first fixed bug, in front of the old job ad. */
export const teamChat: Composition = {
  width: 480,
  height: 448,
  shapes: [
    ...jobAd,
    panel([0, 0], [end, 408], 24, 'surface'),
    outline([1, 1], [end - 2, 406], 23, 'line'),
    heading([inset, 34], 'New engineer', 26),
    ...avatar([254, 33], 21, 'quiet', looks.beard),
    ...avatar([302, 33], 21, 'quiet', looks.longHair),
    line([1, 66], [end - 1, 66]),
    ...day(92, 'Tuesday', 80),
    panel([128, 110], [192, 50], 20, 'brand'),
    onBrand(centered(strong([224, 136], 'Who’s free now?', 21))),
    ...day(186, 'Friday', 60),
    ...avatar([46, 229], 22, 'quiet', looks.bun),
    panel([76, 204], [206, 50], 20, 'subtle'),
    onBright(centered(strong([179, 230], '2 interviews today', 21))),
    ...day(279, 'Monday', 76),
    ...fix,
  ],
};
