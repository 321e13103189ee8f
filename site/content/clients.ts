import type { Wordmark } from '#design-system';

/**
 * Sample content: wordmarks of invented companies, drawn for this site in one color. A real company
 * puts its own clients here, with their consent. The first six are also near the top of the home page.
 */
export const clients: readonly Wordmark[] = [
  {
    name: 'Halvora',
    lettering: 'display',
    mark: [
      { kind: 'slot', at: [4, 4], size: [8, 24], fill: 'text' },
      { kind: 'slot', at: [20, 4], size: [8, 24], fill: 'text' },
      { kind: 'slot', at: [4, 12], size: [24, 8], fill: 'text' },
    ],
  },
  {
    name: 'Orden',
    lettering: 'capitals',
    mark: [
      { kind: 'dot', at: [16, 16], r: 11, stroke: 'text', width: 5 },
      { kind: 'dot', at: [16, 16], r: 4, fill: 'text' },
    ],
  },
  {
    name: 'Pellam',
    lettering: 'plain',
    mark: [
      { kind: 'dot', at: [16, 8], r: 6, fill: 'text' },
      { kind: 'dot', at: [8, 23], r: 6, fill: 'text' },
      { kind: 'dot', at: [24, 23], r: 6, fill: 'text' },
    ],
  },
  {
    name: 'Quillet',
    lettering: 'display',
    mark: [
      { kind: 'dot', at: [15, 15], r: 10, stroke: 'text', width: 5 },
      {
        kind: 'line',
        points: [
          [20, 20],
          [27, 27],
        ],
        stroke: 'text',
        width: 5,
      },
    ],
  },
  {
    name: 'Marlo',
    lettering: 'capitals',
    mark: [
      { kind: 'slot', at: [3, 18], size: [7, 10], fill: 'text' },
      { kind: 'slot', at: [12.5, 11], size: [7, 17], fill: 'text' },
      { kind: 'slot', at: [22, 4], size: [7, 24], fill: 'text' },
    ],
  },
  {
    name: 'Tivane',
    lettering: 'plain',
    mark: [
      { kind: 'slot', at: [3, 5], size: [26, 8], fill: 'text' },
      { kind: 'slot', at: [12, 5], size: [8, 23], fill: 'text' },
      { kind: 'dot', at: [16, 9], r: 2.2, fill: 'background' },
    ],
  },
  {
    name: 'Brindle',
    lettering: 'display',
    mark: [
      { kind: 'slot', at: [3, 4], size: [18, 7], fill: 'text' },
      { kind: 'slot', at: [3, 12.5], size: [26, 7], fill: 'text' },
      { kind: 'slot', at: [3, 21], size: [12, 7], fill: 'text' },
    ],
  },
  {
    name: 'Sabel',
    lettering: 'capitals',
    mark: [
      { kind: 'arc', at: [6, 26], r: 7, from: 0, to: 90, stroke: 'text', width: 5 },
      { kind: 'arc', at: [6, 26], r: 18, from: 0, to: 90, stroke: 'text', width: 5 },
    ],
  },
  {
    name: 'Lumeri',
    lettering: 'plain',
    mark: [
      { kind: 'dot', at: [16, 16], r: 5, fill: 'text' },
      { kind: 'arc', at: [16, 16], r: 12, from: -40, to: 220, stroke: 'text', width: 4 },
    ],
  },
  {
    name: 'Fenwell',
    lettering: 'display',
    mark: [
      { kind: 'slot', at: [3, 4], size: [26, 11], fill: 'text' },
      { kind: 'dot', at: [8.5, 23], r: 5.5, fill: 'text' },
      { kind: 'dot', at: [23.5, 23], r: 5.5, fill: 'text' },
    ],
  },
  {
    name: 'Kesta',
    lettering: 'capitals',
    mark: [
      { kind: 'slot', at: [4, 4], size: [7, 24], fill: 'text' },
      {
        kind: 'line',
        points: [
          [25, 8],
          [17, 16],
          [25, 24],
        ],
        stroke: 'text',
        width: 7,
      },
    ],
  },
  {
    name: 'Odelin',
    lettering: 'plain',
    mark: [
      { kind: 'dot', at: [16, 16], r: 12, stroke: 'text', width: 4 },
      { kind: 'dot', at: [16, 25], r: 6, fill: 'text' },
    ],
  },
  {
    name: 'Ostrel',
    lettering: 'display',
    mark: [
      { kind: 'arc', at: [16, 18], r: 11, from: 0, to: 180, stroke: 'text', width: 5 },
      { kind: 'slot', at: [3, 21], size: [26, 7], fill: 'text' },
    ],
  },
  {
    name: 'Ravelt',
    lettering: 'capitals',
    mark: [
      { kind: 'dot', at: [9, 9], r: 5.5, fill: 'text' },
      { kind: 'dot', at: [23, 23], r: 5.5, fill: 'text' },
      { kind: 'slot', at: [17.5, 3.5], size: [11, 11], fill: 'text' },
      { kind: 'slot', at: [3.5, 17.5], size: [11, 11], fill: 'text' },
    ],
  },
];
