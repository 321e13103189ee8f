import { line, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

/** Government: a counter with a rubber stamp, and the form that it has approved. */
export const stampedForm = card('inverse', [
  slot([0, 192], [432, 28], 'brand'),
  { kind: 'dot', at: [98, 40], r: 40, fill: 'quiet' },
  line([98, 64], [98, 120], 'quiet', 36),
  { kind: 'frame', at: [16, 110], size: [164, 48], radius: 20, fill: 'quiet' },
  slot([28, 166], [140, 18], 'raised'),
  { kind: 'frame', at: [220, 0], size: [196, 184], radius: 24, fill: 'raised' },
  slot([248, 24], [140, 16], 'quiet'),
  { kind: 'dot', at: [318, 112], r: 58, fill: 'match' },
  { kind: 'tick', at: [318, 117], r: 26, stroke: 'strong', width: 12 },
]);
