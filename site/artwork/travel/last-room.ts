import type { Composition, Figure, Shape } from '#design-system';
import { slot, stop } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';
import { compactRoom } from './last-room-compact.ts';
import { type ChannelIndex, type LastRoom, paints, plan } from './room-plan.ts';

const wideField = { at: [64, 190], night: 59, room: 60, height: 42 } as const;

function wideRoom(last: LastRoom): Composition {
  const { channels, nights, rooms, gap } = last;
  const { at, night, room } = wideField;
  const width = nights.length * night;
  const channelX = (index: number) => at[0] + index * (width / 4);
  const gapMiddle = at[0] + (gap[0] + gap[1] / 2) * night;
  const end = at[1] + rooms.length * room;
  const besideX = 918;

  return {
    width: 1200,
    height: end + 24,
    shapes: [
      {
        kind: 'match',
        from: [channelX(0) + 90, 48],
        to: [gapMiddle, at[1] - 16],
        direction: 'down',
        stroke: 'match',
        width: 3,
      },
      ...channels.flatMap(({ name }, index): readonly Shape[] => {
        const { fill, stroke, words } = paints[index as ChannelIndex];
        const x = channelX(index);
        return [
          ...(index
            ? ([
                {
                  kind: 'line',
                  points: [
                    [x + 90, 50],
                    [x + 90, 84],
                  ],
                  stroke: 'text',
                  dashed: true,
                },
                ...stop([x + 90, 96]),
              ] as const)
            : []),
          slot([x, 4], [180, 44], fill, stroke),
          centered({ ...strong([x + 90, 26], name), fill: words }),
        ];
      }),
      ...channels.map(({ asks }, index) => plain([channelX(index) + (index ? 110 : 12), 76], asks)),
      ...plan(last, wideField, 16),
      centered({ ...strong([gapMiddle, at[1]], 'On hold'), fill: 'strong' }),
      ...nights.map((date, index) => centered(plain([at[0] + (index + 0.5) * night, end], date))),
      heading([besideX, 30], 'First request wins', 28),
      plain([besideX, 64], channels[0].answer),
      plain([besideX, 88], `at ${channels[0].asks}.`),
      heading([besideX, at[1]], `${channels.length - 1} are told`, 46),
      ...channels
        .slice(1)
        .flatMap(({ name, answer }, index): readonly Shape[] => [
          strong([besideX, at[1] + 76 + index * 78], name),
          plain([besideX, at[1] + 100 + index * 78], answer),
        ]),
    ],
  };
}

/** The drawing of a last room that four channels want at once. */
export const lastRoom = (last: LastRoom, alt: string): Figure => ({
  wide: wideRoom(last),
  compact: compactRoom(last),
  alt,
});
