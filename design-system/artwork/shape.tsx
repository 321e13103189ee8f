import * as styles from './artwork.css.ts';
import type { Line, Match, Point, Shape } from './composition.ts';
import { FaceElement } from './face.tsx';
import { rounded } from './rounded.ts';
import type { Tone } from './tone.ts';

const { tones } = styles;

type Paint = {
  fill?: Tone | undefined;
  stroke?: Tone | undefined;
  width?: number | undefined;
  dashed?: true | undefined;
};

const paint = ({ fill, stroke, width = 2, dashed }: Paint) => ({
  fill: fill ? tones[fill] : 'none',
  ...(stroke && { stroke: tones[stroke], strokeWidth: rounded(width) }),
  // Round caps make each dash longer by the line's thickness.
  ...(dashed && { strokeDasharray: `${rounded(width)} ${rounded(width * 3)}` }),
});

/** Path data with rounded numbers. */
const path = (commands: TemplateStringsArray, ...numbers: number[]) =>
  String.raw({ raw: commands }, ...numbers.map(rounded));

const linePath = ({ points }: Line) => `M${points.map(([x, y]) => path`${x} ${y}`).join(' ')}`;

const matchPath = ({ from: [x1, y1], to: [x2, y2], direction = 'across' }: Match) => {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return direction === 'across'
    ? path`M${x1} ${y1}C${x} ${y1} ${x} ${y2} ${x2} ${y2}`
    : path`M${x1} ${y1}C${x1} ${y} ${x2} ${y} ${x2} ${y2}`;
};

/** The point on a circle at an angle, in degrees, clockwise from twelve o'clock. */
const onCircle = ([x, y]: Point, r: number, angle: number) => {
  const turn = (angle * Math.PI) / 180;
  return path`${x + r * Math.sin(turn)} ${y - r * Math.cos(turn)}`;
};

/** One shape of a composition as SVG. */
export function ShapeElement({ shape }: { shape: Shape }) {
  const [x = 0, y = 0] = 'at' in shape ? shape.at.map(rounded) : [];
  switch (shape.kind) {
    case 'dot':
      return <circle cx={x} cy={y} r={rounded(shape.r)} {...paint(shape)} />;
    case 'dots': {
      const { count, gap, r, fill, direction = 'across' } = shape;
      // Zero-length dashes with round caps are dots. The extra length makes room for the last one.
      const length = (count - 1) * gap + 0.1;
      return (
        <path
          d={direction === 'across' ? path`M${x} ${y}h${length}` : path`M${x} ${y}v${length}`}
          fill="none"
          stroke={tones[fill]}
          strokeWidth={rounded(r * 2)}
          strokeDasharray={`0 ${rounded(gap)}`}
        />
      );
    }
    case 'person': {
      const { r } = shape;
      return (
        <g transform={`translate(${x} ${y}) scale(${rounded(r / 12)})`}>
          <circle r={12} fill={tones[shape.fill]} />
          <circle cy={-3} r={3.2} fill={tones[shape.figure]} />
          <path d="M-6 7a6 5.4 0 0 1 12 0z" fill={tones[shape.figure]} />
        </g>
      );
    }
    case 'face':
      return <FaceElement {...shape} />;
    case 'slot': {
      const [width = 0, height = 0] = shape.size.map(rounded);
      const rx = rounded(Math.min(width, height) / 2);
      return <rect x={x} y={y} width={width} height={height} rx={rx} {...paint(shape)} />;
    }
    case 'frame': {
      const [width, height] = shape.size.map(rounded);
      return (
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx={rounded(shape.radius)}
          {...paint(shape)}
        />
      );
    }
    case 'match':
      return <path d={matchPath(shape)} {...paint(shape)} />;
    case 'line':
      return <path d={linePath(shape)} {...paint(shape)} />;
    case 'arc': {
      const { at, r, from, to } = shape;
      const large = to - from > 180 ? 1 : 0;
      const circle = path`A${r} ${r} 0 ${large} 1 `;
      const d = `M${onCircle(at, r, from)}${circle}${onCircle(at, r, to)}`;
      return <path d={d} {...paint(shape)} />;
    }
    case 'tick': {
      const { r } = shape;
      return (
        <path
          d={path`M${x - r} ${y}l${r * 0.7} ${r * 0.7} ${r * 1.3} ${-r * 1.4}`}
          {...paint(shape)}
        />
      );
    }
    case 'label':
      return (
        <text
          x={x}
          y={y}
          fontSize={rounded(shape.size)}
          fill={tones[shape.fill]}
          textAnchor={shape.anchor}
          className={styles.label[shape.variant ?? 'strong']}
        >
          {shape.text}
        </text>
      );
  }
}
