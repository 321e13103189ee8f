import { type Composition, tones } from '#design-system';
// biome-ignore lint/style/noRestrictedImports: draws a composition in a separate picture.
import { ShapeElement } from '../../../design-system/artwork/shape.tsx';
import { faces } from './faces.ts';
import { outline } from './outlines.ts';
import { Words } from './words.tsx';

type ArtProps = {
  composition: Composition;
  /** Its position, and the space that it may fill. */
  box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
};

/** A composition whose labels are converted to outlines. */
export function Art({ composition, box }: ArtProps) {
  return (
    <svg
      {...box}
      viewBox={`0 0 ${composition.width} ${composition.height}`}
      overflow="visible"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={true}
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
    </svg>
  );
}
