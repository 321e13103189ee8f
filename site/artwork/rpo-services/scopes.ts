import { line, panel, slot } from '../figure-shapes.ts';
import { arm, client, leg, recruiter, ride, stages, wheel } from './riders.ts';

/** On-demand: a recruiter pushes the client’s unicycle up a hill. */
export const onDemand = ride(
  'quiet',
  'brand',
  [
    [1, 100],
    [96, 98],
    [152, 90],
    [196, 78],
    [236, 64],
    [268, 60],
    [300, 70],
    [300, 94],
    [298, 102],
  ],
  [
    line([284, 8], [284, 64], 'strong', 7),
    ...stages([190, 6], '3 of 6'),
    line([54, 68], [22, 92], 'raised', 15),
    slot([8, 88], [28, 13], 'strong'),
    ...leg([56, 70], [78, 78], [64, 88], 'raised', 'strong'),
    line([54, 64], [74, 44], 'strong', 28),
    ...wheel([130, 74], 17, 'raised'),
    line([124, 54], [130, 74], 'brand', 7),
    ...leg([126, 54], [150, 60], [136, 78], 'control', 'brand'),
    slot([106, 52], [34, 9], 'strong'),
    line([124, 50], [130, 44], 'brand', 28),
    ...client([134, 27]),
    ...arm([134, 50], [172, 40], 'brand', 'raised'),
    ...recruiter([82, 26]),
    ...arm([76, 52], [114, 50], 'strong', 'subtle'),
  ],
);

/** Partial-cycle: on a tandem, the client steers, and the recruiter pedals behind her. */
export const partialCycle = ride(
  'brand',
  'quiet',
  [
    [2, 102],
    [298, 102],
  ],
  [
    line([103, 8], [112, 80], 'strong', 7),
    ...stages([8, 6], '2 of 6'),
    ...wheel([116, 82], 19, 'raised'),
    ...wheel([258, 82], 19, 'raised'),
    {
      kind: 'line',
      points: [
        [116, 82],
        [208, 84],
        [238, 56],
        [142, 60],
      ],
      stroke: 'raised',
      width: 7,
    },
    line([142, 56], [156, 82], 'raised', 7),
    line([194, 56], [208, 82], 'raised', 7),
    line([236, 44], [258, 82], 'raised', 7),
    slot([126, 54], [32, 9], 'strong'),
    slot([178, 54], [32, 9], 'strong'),
    ...leg([144, 54], [170, 64], [158, 86], 'quiet', 'strong'),
    line([142, 50], [148, 42], 'strong', 28),
    ...arm([150, 50], [182, 52], 'strong', 'subtle'),
    ...recruiter([154, 26]),
    ...leg([196, 54], [222, 64], [210, 86], 'control', 'quiet'),
    line([194, 52], [200, 44], 'quiet', 28),
    ...client([206, 27]),
    ...arm([202, 50], [242, 44], 'quiet', 'raised'),
  ],
);

/** Full-cycle: the recruiter pedals a rickshaw, in which the client lies with a drink. */
export const fullCycle = ride(
  'quiet',
  'brand',
  [
    [2, 102],
    [298, 102],
  ],
  [
    line([60, 88], [206, 86], 'strong', 8),
    ...wheel([262, 82], 19, 'raised'),
    line([206, 86], [246, 56], 'brand', 7),
    line([206, 86], [198, 54], 'brand', 7),
    line([242, 44], [262, 82], 'brand', 7),
    slot([184, 54], [32, 9], 'strong'),
    ...leg([202, 54], [228, 64], [216, 86], 'raised', 'strong'),
    line([202, 50], [208, 42], 'strong', 28),
    ...recruiter([214, 26]),
    ...arm([210, 50], [248, 46], 'strong', 'subtle'),
    line([18, 16], [36, 62], 'strong', 14),
    panel([26, 56], [60, 36], 12, 'strong'),
    ...wheel([40, 82], 19, 'raised'),
    line([102, 44], [134, 24], 'control', 14),
    line([134, 24], [160, 42], 'control', 14),
    slot([150, 36], [26, 13], 'brand'),
    line([52, 46], [102, 44], 'brand', 26),
    ...client([46, 30]),
    line([108, 5], [102, 22], 'raised', 4),
    panel([90, 14], [20, 24], 5, 'strong'),
    ...arm([74, 50], [94, 31], 'brand', 'raised'),
    ...stages([74, 48], 'All 6'),
  ],
);
