import { tones } from './artwork.css.ts';
import type { Face } from './composition.ts';

/** Rectangles in the face's own units. */
type Box = readonly [x: number, y: number, width: number, height: number, radius: number];

/**
 * A head and shoulders, drawn in a square of 96 units. All faces share their shapes, so that a page
 * with several stays small when it is compressed.
 */
export function FaceElement({ at: [x, bottom], size, ...look }: Face) {
  const { cut, wears } = look;
  const skin = tones[look.skin];
  const hair = tones[look.hair];
  const clothes = tones[look.clothes];
  const ink = tones.strong;
  const light = tones.raised;
  const isLong = cut === 'long';
  const isParted = isLong || cut === 'bun';

  const box = ([left, top, width, height, radius]: Box, fill: string) => (
    <rect x={left} y={top} width={width} height={height} rx={radius} fill={fill} />
  );
  const dot = (cx: number, cy: number, r: number, fill: string) => (
    <circle cx={cx} cy={cy} r={r} fill={fill} />
  );
  const stroke = (d: string, color: string) => <path d={d} fill="none" stroke={color} />;
  const scale = +(size / 96).toFixed(3);

  return (
    <g transform={`translate(${x - 48 * scale} ${bottom - size}) scale(${scale})`} strokeWidth={2}>
      {isLong && box([27, 17, 42, 68, 20], hair)}
      {cut === 'bun' && dot(48, 13, 9, hair)}
      {!isParted && dot(48, 36, cut === 'round' ? 24 : 19, hair)}
      {box([40, 54, 16, 24, 8], skin)}
      <path d="M14 96a34 29 0 0 1 68 0z" fill={clothes} />
      {box([38, 62, 20, 13, 5], clothes)}
      {stroke('M57 68.7a12.5 12.5 0 0 1-18 0', tones[look.collar])}
      {!isLong && box([26.5, 41, 43, 9, 4.5], skin)}
      {isParted
        ? box([31, 22, 34, 41, 16.5], skin)
        : box([31, 30, 34, 33, 16.5], wears === 'beard' ? hair : skin)}
      {wears === 'beard' && box([31, 24, 34, 28, 10], skin)}
      {isParted && box([29, 17, 38, 28, 15], hair)}
      {isParted && <path d="M48 29l16 12v6h-32v-6z" fill={skin} />}
      {dot(41, 44, 2, ink)}
      {dot(55, 44, 2, ink)}
      {wears === 'glasses' ? (
        <>
          <circle cx={41} cy={44} r={6} fill="none" stroke={ink} />
          <circle cx={55} cy={44} r={6} fill="none" stroke={ink} />
        </>
      ) : (
        stroke('M37.8 38.5a5.5 5.5 0 0 1 6.4 0m7.6 0a5.5 5.5 0 0 1 6.4 0', ink)
      )}
      {wears === 'beard'
        ? stroke('M51.9 55.6a6 6 0 0 1-7.8 0', light)
        : stroke('M53.4 52.5a7 7 0 0 1-10.8 0', ink)}
      {wears === 'headset' && (
        <>
          <path d="M27.5 40.3a20.5 20.5 0 0 1 41 0" fill="none" stroke={light} strokeWidth={3} />
          {box([23.5, 37, 8, 15, 4], light)}
          {box([64.5, 37, 8, 15, 4], light)}
          {stroke('M28 51l2 7 9 2', light)}
          {box([37, 57.5, 7, 5, 2.5], light)}
        </>
      )}
    </g>
  );
}
