import type { Figure, Shape } from '#design-system';

/**
 * Three rows of dots, each shorter than the previous one, with the match at the end of the last.
 */
const rows = (width: number, size: number): readonly Shape[] => [
  { kind: 'label', at: [0, 16], text: 'Search', size, fill: 'text' },
  { kind: 'dots', at: [8, 56], count: 12, gap: width / 12, r: 6, fill: 'quiet' },
  { kind: 'label', at: [0, 112], text: 'Interview', size, fill: 'text' },
  { kind: 'dots', at: [8, 152], count: 6, gap: width / 12, r: 6, fill: 'quiet' },
  { kind: 'label', at: [0, 208], text: 'Shortlist', size, fill: 'text' },
  { kind: 'dots', at: [8, 248], count: 3, gap: width / 12, r: 6, fill: 'quiet' },
  { kind: 'dot', at: [8 + width / 6, 248], r: 14, fill: 'match' },
];

/** A figure for the stories of sections. */
export const figure: Figure = {
  wide: { width: 1200, height: 280, shapes: rows(1200, 16) },
  compact: { width: 320, height: 280, shapes: rows(320, 14) },
  alt: 'Of twelve people, six are interviewed, three are on the list, and one is the match.',
};

/** The same, at the width of text. */
export const figureInText: Figure = {
  ...figure,
  wide: { width: 640, height: 280, shapes: rows(640, 16) },
};
