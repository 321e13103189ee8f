import type { Composition } from '#design-system';
import { line } from './figure-shapes.ts';
import { centered, onBrand, strong } from './figure-words.ts';

/**
 * Industries, a tile each, with the symbols and in the order of their cards, and someone who already
 * knows one of them.
 */
export const industryMosaic: Composition = {
  width: 520,
  height: 376,
  shapes: [
    // Government.
    { kind: 'frame', at: [8, 8], size: [112, 112], radius: 24, fill: 'brand' },
    line([56.4, 33.6], [71.6, 33.6], 'raised', 11.4),
    line([37.4, 48.8], [90.6, 48.8], 'raised', 11.4),
    line([41.2, 65.9], [41.2, 79.2], 'quiet', 11.4),
    line([64, 65.9], [64, 79.2], 'quiet', 11.4),
    line([86.8, 65.9], [86.8, 79.2], 'quiet', 11.4),
    line([33.6, 96.3], [94.4, 96.3], 'raised', 11.4),
    // Engineering.
    { kind: 'frame', at: [132, 8], size: [112, 112], radius: 24, fill: 'quiet' },
    line([188, 29.8], [188, 75.4], 'brand', 11.4),
    line([165.2, 52.6], [210.8, 52.6], 'brand', 11.4),
    line([171.8, 36.5], [204.1, 68.8], 'brand', 11.4),
    line([204.1, 36.5], [171.8, 68.8], 'brand', 11.4),
    { kind: 'dot', at: [188, 52.6], r: 18.1, fill: 'brand' },
    { kind: 'dot', at: [188, 52.6], r: 7.6, fill: 'quiet' },
    line([159.5, 94.4], [216.5, 94.4], 'raised', 13.3),
    // Banking.
    { kind: 'frame', at: [256, 8], size: [112, 112], radius: 24, fill: 'brand' },
    line([285.4, 92.5], [298.7, 92.5], 'raised', 13.3),
    line([285.4, 73.5], [298.7, 73.5], 'quiet', 13.3),
    line([325.3, 92.5], [338.6, 92.5], 'raised', 13.3),
    line([325.3, 73.5], [338.6, 73.5], 'quiet', 13.3),
    line([325.3, 54.5], [338.6, 54.5], 'raised', 13.3),
    line([325.3, 35.5], [338.6, 35.5], 'quiet', 13.3),
    // Retail.
    { kind: 'frame', at: [8, 132], size: [112, 112], radius: 24, fill: 'quiet' },
    { kind: 'slot', at: [50.7, 157.6], size: [26.6, 45.6], stroke: 'raised', width: 7.6 },
    { kind: 'frame', at: [33.6, 178.5], size: [60.8, 43.7], radius: 11.4, fill: 'brand' },
    {
      kind: 'line',
      points: [
        [54.5, 201.3],
        [62.1, 208.9],
        [75.4, 193.7],
      ],
      stroke: 'quiet',
      width: 7.6,
    },
    // Healthcare.
    { kind: 'frame', at: [132, 132], size: [112, 112], radius: 24, fill: 'brand' },
    line([188, 163.3], [188, 212.7], 'raised', 26.6),
    line([163.3, 188], [212.7, 188], 'raised', 26.6),
    { kind: 'dot', at: [188, 188], r: 7.6, fill: 'brand' },
    // Telecommunications.
    { kind: 'frame', at: [256, 132], size: [112, 112], radius: 24, fill: 'match' },
    line([312, 188], [312, 220.3], 'strong', 9.5),
    { kind: 'arc', at: [312, 178.5], r: 26.6, from: 225, to: 315, stroke: 'strong', width: 7.6 },
    { kind: 'arc', at: [312, 178.5], r: 26.6, from: 45, to: 135, stroke: 'strong', width: 7.6 },
    { kind: 'dot', at: [312, 178.5], r: 11.4, fill: 'strong' },
    // Education.
    { kind: 'frame', at: [8, 256], size: [112, 112], radius: 24, fill: 'brand' },
    {
      kind: 'line',
      points: [
        [45, 317.7],
        [45, 331],
        [64, 338.6],
        [83, 331],
        [83, 317.7],
      ],
      stroke: 'quiet',
      width: 11.4,
    },
    {
      kind: 'line',
      points: [
        [64, 285.4],
        [31.7, 302.5],
        [64, 319.6],
        [96.3, 302.5],
        [64, 285.4],
      ],
      fill: 'raised',
      stroke: 'raised',
      width: 7.6,
    },
    line([96.3, 312], [96.3, 329.1], 'quiet', 9.5),
    // Travel.
    { kind: 'frame', at: [132, 256], size: [112, 112], radius: 24, fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [176.6, 294.9],
        [176.6, 285.4],
        [199.4, 285.4],
        [199.4, 294.9],
      ],
      stroke: 'raised',
      width: 7.6,
    },
    { kind: 'frame', at: [155.7, 294.9], size: [64.6, 49.4], radius: 11.4, fill: 'brand' },
    line([172.8, 308.2], [172.8, 331], 'quiet', 7.6),
    line([203.2, 308.2], [203.2, 331], 'quiet', 7.6),
    // Media.
    { kind: 'frame', at: [256, 256], size: [112, 112], radius: 24, fill: 'brand' },
    { kind: 'frame', at: [277.8, 285.4], size: [68.4, 53.2], radius: 15.2, fill: 'raised' },
    {
      kind: 'line',
      points: [
        [306.3, 304.4],
        [319.6, 312],
        [306.3, 319.6],
        [306.3, 304.4],
      ],
      fill: 'brand',
      stroke: 'brand',
      width: 7.6,
    },
    // Someone who has worked in one of them.
    { kind: 'match', from: [368, 188], to: [400, 188], stroke: 'match', width: 5 },
    { kind: 'person', at: [444, 188], r: 60, fill: 'raised', figure: 'strong' },
    { kind: 'frame', at: [376, 240], size: [136, 76], radius: 28, fill: 'brand' },
    onBrand(centered(strong([444, 264], 'Knows', 20))),
    onBrand(centered(strong([444, 291], 'your rules', 20))),
  ],
};
