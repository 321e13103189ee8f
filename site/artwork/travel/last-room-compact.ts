import type { Composition, Shape } from '#design-system';
import { line, slot, stop } from '../figure-shapes.ts';
import { centered, plain, strong } from '../figure-words.ts';
import { type ChannelIndex, type LastRoom, paints, plan } from './room-plan.ts';

const compactField = { at: [38, 250], night: 20, room: 26, height: 18 } as const;

/** The requests above, the rooms below. */
export function compactRoom(last: LastRoom): Composition {
  const size = 14;
  const { channels, nights, rooms, gap } = last;
  const { at, night, room } = compactField;
  const gapMiddle = at[0] + (gap[0] + gap[1] / 2) * night;
  const end = at[1] + rooms.length * room;

  return {
    width: 320,
    height: end + 20,
    shapes: [
      ...channels.toReversed().flatMap(({ name, asks }, index): readonly Shape[] => {
        const channel = channels.length - 1 - index;
        const { fill, stroke, words } = paints[channel as ChannelIndex];
        const y = 20 + index * 46;
        return [
          plain([0, y], asks, 'muted', size),
          slot([66, y - 17], [124, 34], fill, stroke),
          centered({ ...strong([128, y], name, size), fill: words }),
          ...(channel ? stop([212, y]) : []),
          ...(channel ? [plain([230, y], 'told at once', 'text', size)] : []),
        ];
      }),
      line([gapMiddle, 176], [gapMiddle, at[1] - 9], 'match', 3),
      strong([gapMiddle + 14, 186], 'On hold', size),
      plain([gapMiddle + 14, 206], '10 min', 'muted', size),
      ...plan(last, compactField, size),
      ...nights.flatMap((date, index) =>
        index % 4 ? [] : [plain([at[0] + index * night + 2, end + 2], date, 'muted', size)],
      ),
    ],
  };
}
