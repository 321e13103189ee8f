import { tones } from './artwork.css.ts';
import type { Face } from './composition.ts';
import { cuts } from './cuts.ts';
import { rounded } from './rounded.ts';

/** Rectangles in the face's own units. */
type Box = readonly [x: number, y: number, width: number, height: number, radius: number];

/**
 * A head and shoulders, drawn in a square of 96 units. All faces share their shapes, so that a page
 * with several stays small when it is compressed.
 */
export function FaceElement({ at: [x, bottom], size, inCircle, ...look }: Face) {
  const { cut, wears } = look;
  const { back, around, front, seam, top = 22 } = cuts[cut];
  const skin = tones[look.skin];
  const hair = tones[look.hair];
  const clothes = tones[look.clothes];
  const collar = tones[look.collar];
  const ink = tones.strong;
  const light = tones.raised;
  // What has seams is cloth or a hat, so the tone of the hair is that of the cloth or the hat.
  const beard = seam ? ink : hair;
  // On a bald head, only ink differs from any skin.
  const headset = cut === 'bald' ? ink : light;

  const box = ([left, y, width, height, radius]: Box, fill: string) => (
    <rect x={left} y={y} width={width} height={height} rx={radius} fill={fill} />
  );
  const area = (d: string | undefined, fill: string) => d && <path d={d} fill={fill} />;
  const stroke = (d: string | undefined, color: string, width?: number) =>
    d && <path d={d} fill="none" stroke={color} strokeWidth={width} />;
  const scale = +(size / 96).toFixed(3);

  return (
    <g
      transform={`translate(${rounded(x - 48 * scale)} ${rounded(bottom - size)}) scale(${scale})`}
      strokeWidth={2}
    >
      {box([26.5, 41, 43, 9, 4.5], skin)}
      {area(back, hair)}
      {box([40, 54, 16, 24, 8], skin)}
      {area(`M14 96a34 29 0 0 1 68 0${inCircle ? 'a55 55 0 0 1-68 0' : ''}z`, clothes)}
      {box([38, 62, 20, 13, 5], clothes)}
      {stroke('M57 68.7a12.5 12.5 0 0 1-18 0', collar)}
      {area(around, hair)}
      {box([31, top, 34, 63 - top, 16.5], skin)}
      {wears === 'beard' &&
        area('M30.5 42v5a17.5 16.5 0 0 0 35 0v-5a10 10 0 0 1-10 10h-15a10 10 0 0 1-10-10', beard)}
      {area(front, hair)}
      {stroke(seam, skin)}
      {/* A stroke that hardly moves is a dot, because its ends are round. */}
      {stroke('M41 44h.1m13.9 0h.1', ink, 4)}
      {stroke(
        wears === 'glasses'
          ? 'M35 44a6 6 0 0 1 12 0 6 6 0 0 1-12 0m14 0a6 6 0 0 1 12 0 6 6 0 0 1-12 0'
          : 'M37.8 38.5a5.5 5.5 0 0 1 6.4 0m7.6 0a5.5 5.5 0 0 1 6.4 0',
        ink,
      )}
      {wears === 'mustache' &&
        area('M48 48.5c4-2 8 0 9 4q-5 1-9-1.5-4 2.5-9 1.5c1-4 5-6 9-4', beard)}
      {wears === 'beard'
        ? stroke('M51.9 55.6a6 6 0 0 1-7.8 0', light)
        : stroke('M53.4 52.5a7 7 0 0 1-10.8 0', ink)}
      {wears === 'earrings' && stroke('M28 52h.1m39.9 0h.1', collar, 6)}
      {wears === 'headset' && (
        <>
          {stroke('M27.5 40.3a20.5 20.5 0 0 1 41 0', headset, 3)}
          {box([23.5, 37, 8, 15, 4], headset)}
          {box([64.5, 37, 8, 15, 4], headset)}
          {stroke('M28 51l2 7 9 2', headset)}
          {box([37, 57.5, 7, 5, 2.5], headset)}
        </>
      )}
    </g>
  );
}
