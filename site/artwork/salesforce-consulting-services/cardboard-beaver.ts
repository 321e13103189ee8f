import type { Shape } from '#design-system';
import { line, panel } from '../figure-shapes.ts';

/** A beaver that gnaws at cardboard on its left. Its feet are at 672. */
export const cardboardBeaver: readonly Shape[] = [
  line([436, 646], [462, 590], 'strong', 36),
  line([446, 640], [464, 634], 'quiet', 4),
  line([442, 622], [474, 610], 'quiet', 4),
  line([450, 596], [478, 586], 'quiet', 4),
  line([404, 566], [400, 618], 'quiet', 92),
  line([406, 632], [402, 640], 'raised', 50),
  line([416, 514], [416, 514], 'quiet', 28),
  panel([334, 566], [22, 30], 3, 'raised'),
  line([345, 584], [345, 594], 'strong', 2.5),
  line([392, 546], [378, 548], 'quiet', 76),
  line([360, 564], [352, 564], 'quiet', 36),
  line([340, 552], [346, 550], 'strong', 17),
  line([386, 604], [334, 610], 'quiet', 20),
  { kind: 'dot', at: [378, 536], r: 7, fill: 'strong' },
  line([372, 666], [408, 666], 'strong', 12),
];
