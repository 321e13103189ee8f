import { type Composition, tones } from '#design-system';
// biome-ignore lint/style/noRestrictedImports: draws a composition in a picture of its own.
import { ShapeElement } from '../../../design-system/artwork/shape.tsx';
import { faces } from './faces.ts';
import { outline } from './outlines.ts';
import { Words } from './words.tsx';

type ArtProps = {
  composition: Composition;
  width: number;
  /** The middle of its right edge. */
  at: readonly [x: number, y: number];
};

/** A composition whose labels are outlines. */
export function Art({ composition, width, at: [x, y] }: ArtProps) {
  const scale = width / composition.width;
  const top = y - (composition.height * scale) / 2;
  return (
    <g
      transform={`translate(${x - width} ${top}) scale(${scale})`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {composition.shapes.map((shape, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's shapes never change their order
        if (shape.kind !== 'label') return <ShapeElement key={index} shape={shape} />;
        const { text, size, fill } = shape;
        const baseline = shape.at[1] + size * outline(text, faces.text).middle;
        return (
          <Words
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's shapes never change their order
            key={index}
            lines={[text]}
            at={[shape.at[0], baseline]}
            size={size}
            face={faces.text}
            fill={tones[fill]}
          />
        );
      })}
    </g>
  );
}
