import type { Composition, Figure, Shape } from '#design-system';
import { slot } from '../figure-shapes.ts';
import { centered, plain, strong } from '../figure-words.ts';

/** Some weeks of a project, with the steps that they are for, and who is busy: people, from 0. */
type Stretch = { steps: string; weeks: number; busy: readonly number[] };

/** A project's people, and its weeks from the first to the last. */
type Project = { people: readonly string[]; stretches: readonly Stretch[] };

/** Where the weeks begin, beside the names or below them, and how far apart the people are. */
type Layout = { width: number; start: number; pitch: number; size: number };

/** Weeks across, people down. A large dot is a busy week, a small one a free week. */
function draw({ people, stretches }: Project, { width, start, pitch, size }: Layout): Composition {
  const total = stretches.reduce((sum, { weeks }) => sum + weeks, 0);
  const gap = (width - start) / total;
  const nameY = (person: number) => 90 + person * pitch;
  const dotsY = (person: number) => nameY(person) + (start === 0 ? size * 1.6 : 0);
  const last = dotsY(people.length - 1) + 44;
  const weekY = last + (start === 0 ? size * 1.6 : 0);

  let week = 0;
  const drawn = stretches.flatMap(({ steps, weeks, busy }, index): readonly Shape[] => {
    const [x, long] = [start + week * gap, weeks * gap];
    const isLast = index === stretches.length - 1;
    week += weeks;
    return [
      slot([x + 2, 28], [long - 4, 34], isLast ? 'match' : 'surface', isLast ? 'match' : 'control'),
      {
        ...strong([x + long / 2, 45], steps, size),
        anchor: 'middle',
        fill: isLast ? 'strong' : 'text',
      },
      ...people.map((_, person): Shape => {
        const isBusy = busy.includes(person);
        return {
          kind: 'dots',
          at: [x + gap / 2, dotsY(person)],
          count: weeks,
          gap,
          r: isBusy ? gap * 0.3 : 2,
          fill: isBusy ? 'quiet' : 'control',
        };
      }),
      centered(plain([x + gap / 2, weekY], String(week - weeks + 1), 'muted', size)),
    ];
  });

  return {
    width,
    height: weekY + 12,
    shapes: [
      plain([0, start === 0 ? 10 : 46], 'Steps', 'muted', size),
      ...people.map((person, index) => strong([0, nameY(index)], person, size)),
      ...drawn,
      plain([0, last], 'Week', 'muted', size),
      { ...strong([width, 10], 'Launch', size), fill: 'accent', anchor: 'end' },
    ],
  };
}

/** Who is busy when, week by week. */
export const busyPeople = (project: Project, alt: string): Figure => ({
  wide: draw(project, { width: 640, start: 144, pitch: 46, size: 16 }),
  compact: draw(project, { width: 320, start: 0, pitch: 54, size: 14 }),
  alt,
});
