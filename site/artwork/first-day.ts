import type { Composition, Shape } from '#design-system';
import { slot } from './figure-shapes.ts';
import { onBrand, onBright, strong } from './figure-words.ts';

/** The systems of the banner's text, each on top of the one before. */
const systems = ['Enrollment', 'Courses', 'Exams', 'Records'];
const [height, rise, tread] = [72, 86, 62];
const stepX = (step: number) => step * tread;
const stepY = (step: number) => 344 - step * rise;
const last = systems.length;

/** A step, and the learner who stands on it. */
const step = (name: string, index: number): readonly Shape[] => {
  const isBrand = index % 2 === 0;
  const [x, y] = [stepX(index), stepY(index)];
  const label = strong([x + 40, y + height / 2], name, 22);
  return [
    slot([x, y], [480 - x, height], isBrand ? 'brand' : 'quiet'),
    isBrand ? onBrand(label) : onBright(label),
    {
      kind: 'tick',
      at: [436, y + height / 2 + 2],
      r: 12,
      stroke: isBrand ? 'onBrand' : 'strong',
      width: 4,
    },
    {
      kind: 'person',
      at: [x + 28, y - 34],
      r: 28,
      fill: isBrand ? 'quiet' : 'brand',
      figure: isBrand ? 'strong' : 'raised',
    },
  ];
};

/** Education and e-learning: system after system is ready, up to the first day of school. */
export const firstDay: Composition = {
  width: 480,
  height: 416,
  shapes: [
    ...systems.flatMap(step),
    slot([stepX(last), stepY(last)], [480 - stepX(last), height], 'match'),
    { kind: 'person', at: [stepX(last) + 36, 36], r: 27, fill: 'strong', figure: 'match' },
    onBright(strong([stepX(last) + 78, 36], 'First day', 24)),
  ],
};
