import type { Composition } from '#design-system';
import { line } from './figure-shapes.ts';

/** Industries, a tile each, with the symbols and in the order of their cards. */
export const industryMosaic: Composition = {
  width: 480,
  height: 400,
  shapes: [
    // Government.
    { kind: 'frame', at: [56, 16], size: [112, 112], radius: 24, fill: 'brand' },
    line([104.4, 41.6], [119.6, 41.6], 'raised', 11.4),
    line([85.4, 56.8], [138.6, 56.8], 'raised', 11.4),
    line([89.2, 73.9], [89.2, 87.2], 'quiet', 11.4),
    line([112, 73.9], [112, 87.2], 'quiet', 11.4),
    line([134.8, 73.9], [134.8, 87.2], 'quiet', 11.4),
    line([81.6, 104.3], [142.4, 104.3], 'raised', 11.4),
    // Engineering.
    { kind: 'frame', at: [184, 16], size: [112, 112], radius: 24, fill: 'quiet' },
    line([240, 37.8], [240, 83.4], 'brand', 11.4),
    line([217.2, 60.6], [262.8, 60.6], 'brand', 11.4),
    line([223.8, 44.5], [256.1, 76.8], 'brand', 11.4),
    line([256.1, 44.5], [223.8, 76.8], 'brand', 11.4),
    { kind: 'dot', at: [240, 60.6], r: 18.1, fill: 'brand' },
    { kind: 'dot', at: [240, 60.6], r: 7.6, fill: 'quiet' },
    line([211.5, 102.4], [268.5, 102.4], 'raised', 13.3),
    // Banking.
    { kind: 'frame', at: [312, 16], size: [112, 112], radius: 24, fill: 'brand' },
    line([341.4, 100.5], [354.7, 100.5], 'raised', 13.3),
    line([341.4, 81.5], [354.7, 81.5], 'quiet', 13.3),
    line([381.3, 100.5], [394.6, 100.5], 'raised', 13.3),
    line([381.3, 81.5], [394.6, 81.5], 'quiet', 13.3),
    line([381.3, 62.5], [394.6, 62.5], 'raised', 13.3),
    line([381.3, 43.5], [394.6, 43.5], 'quiet', 13.3),
    // Retail.
    { kind: 'frame', at: [56, 144], size: [112, 112], radius: 24, fill: 'quiet' },
    { kind: 'slot', at: [98.7, 169.6], size: [26.6, 45.6], stroke: 'raised', width: 7.6 },
    { kind: 'frame', at: [81.6, 190.5], size: [60.8, 43.7], radius: 11.4, fill: 'brand' },
    {
      kind: 'line',
      points: [
        [102.5, 213.3],
        [110.1, 220.9],
        [123.4, 205.7],
      ],
      stroke: 'quiet',
      width: 7.6,
    },
    // Healthcare.
    { kind: 'frame', at: [184, 144], size: [112, 112], radius: 24, fill: 'match' },
    line([240, 175.3], [240, 224.7], 'strong', 26.6),
    line([215.3, 200], [264.7, 200], 'strong', 26.6),
    { kind: 'dot', at: [240, 200], r: 7.6, fill: 'match' },
    // Telecommunications.
    { kind: 'frame', at: [312, 144], size: [112, 112], radius: 24, fill: 'quiet' },
    line([368, 200], [368, 232.3], 'raised', 9.5),
    { kind: 'arc', at: [368, 190.5], r: 26.6, from: 225, to: 315, stroke: 'brand', width: 7.6 },
    { kind: 'arc', at: [368, 190.5], r: 26.6, from: 45, to: 135, stroke: 'brand', width: 7.6 },
    { kind: 'dot', at: [368, 190.5], r: 11.4, fill: 'brand' },
    // Education.
    { kind: 'frame', at: [56, 272], size: [112, 112], radius: 24, fill: 'brand' },
    {
      kind: 'line',
      points: [
        [93, 333.7],
        [93, 347],
        [112, 354.6],
        [131, 347],
        [131, 333.7],
      ],
      stroke: 'quiet',
      width: 11.4,
    },
    {
      kind: 'line',
      points: [
        [112, 301.4],
        [79.7, 318.5],
        [112, 335.6],
        [144.3, 318.5],
        [112, 301.4],
      ],
      fill: 'raised',
      stroke: 'raised',
      width: 7.6,
    },
    line([144.3, 328], [144.3, 345.1], 'quiet', 9.5),
    // Travel.
    { kind: 'frame', at: [184, 272], size: [112, 112], radius: 24, fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [228.6, 310.9],
        [228.6, 301.4],
        [251.4, 301.4],
        [251.4, 310.9],
      ],
      stroke: 'raised',
      width: 7.6,
    },
    { kind: 'frame', at: [207.7, 310.9], size: [64.6, 49.4], radius: 11.4, fill: 'brand' },
    line([224.8, 324.2], [224.8, 347], 'quiet', 7.6),
    line([255.2, 324.2], [255.2, 347], 'quiet', 7.6),
    // Media.
    { kind: 'frame', at: [312, 272], size: [112, 112], radius: 24, fill: 'brand' },
    { kind: 'frame', at: [333.8, 301.4], size: [68.4, 53.2], radius: 15.2, fill: 'raised' },
    {
      kind: 'line',
      points: [
        [362.3, 320.4],
        [375.6, 328],
        [362.3, 335.6],
        [362.3, 320.4],
      ],
      fill: 'brand',
      stroke: 'brand',
      width: 7.6,
    },
  ],
};
