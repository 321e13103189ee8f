import type { Composition } from '#design-system';

/** Hiring: five candidates, three rounds, one hire. */
export const interviewRounds: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'line',
      points: [
        [48, 80],
        [132, 80],
      ],
      stroke: 'quiet',
      width: 2,
    },
    {
      kind: 'line',
      points: [
        [48, 140],
        [132, 140],
      ],
      stroke: 'quiet',
      width: 2,
    },
    {
      kind: 'line',
      points: [
        [48, 200],
        [132, 200],
      ],
      stroke: 'accent',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [48, 260],
        [132, 260],
      ],
      stroke: 'quiet',
      width: 2,
    },
    {
      kind: 'line',
      points: [
        [48, 320],
        [132, 320],
      ],
      stroke: 'quiet',
      width: 2,
    },
    {
      kind: 'line',
      points: [
        [132, 80],
        [228, 80],
      ],
      stroke: 'quiet',
      width: 2,
    },
    {
      kind: 'line',
      points: [
        [132, 140],
        [228, 140],
      ],
      stroke: 'quiet',
      width: 2,
    },
    {
      kind: 'line',
      points: [
        [132, 200],
        [228, 200],
      ],
      stroke: 'accent',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [132, 320],
        [228, 320],
      ],
      stroke: 'quiet',
      width: 2,
    },
    {
      kind: 'line',
      points: [
        [228, 140],
        [324, 140],
      ],
      stroke: 'quiet',
      width: 2,
    },
    {
      kind: 'line',
      points: [
        [228, 200],
        [324, 200],
      ],
      stroke: 'accent',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [324, 200],
        [424, 200],
      ],
      stroke: 'accent',
      width: 4,
    },
    { kind: 'slot', at: [104, 40], size: [56, 320], fill: 'brand' },
    { kind: 'dot', at: [132, 80], r: 14, fill: 'quiet' },
    { kind: 'dot', at: [132, 140], r: 14, fill: 'quiet' },
    { kind: 'dot', at: [132, 200], r: 14, fill: 'match' },
    { kind: 'dot', at: [132, 260], r: 13, stroke: 'quiet', dashed: true },
    { kind: 'dot', at: [132, 320], r: 14, fill: 'quiet' },
    { kind: 'slot', at: [200, 40], size: [56, 320], fill: 'brand' },
    { kind: 'dot', at: [228, 80], r: 13, stroke: 'quiet', dashed: true },
    { kind: 'dot', at: [228, 140], r: 14, fill: 'quiet' },
    { kind: 'dot', at: [228, 200], r: 14, fill: 'match' },
    { kind: 'dot', at: [228, 320], r: 13, stroke: 'quiet', dashed: true },
    { kind: 'slot', at: [296, 40], size: [56, 320], fill: 'brand' },
    { kind: 'dot', at: [324, 140], r: 13, stroke: 'quiet', dashed: true },
    { kind: 'dot', at: [324, 200], r: 14, fill: 'match' },
    { kind: 'person', at: [48, 80], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [48, 140], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [48, 200], r: 24, fill: 'match', figure: 'strong' },
    { kind: 'person', at: [48, 260], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [48, 320], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [424, 200], r: 40, fill: 'match', figure: 'strong' },
  ],
};
