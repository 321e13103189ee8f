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

/** The part of a label that is left of its point. */
const sharesBefore = { start: 0, middle: 0.5, end: 1 };

/** The width of a panorama's middle, as phones show it, per unit of its height. */
const panoramaMiddle = 1.3;

/** A composition whose labels are converted to outlines. */
export function Art({ composition, box }: ArtProps) {
  const { width, height } = composition;
  const shown = Math.min(width, height * panoramaMiddle);
  return (
    <svg
      {...box}
      viewBox={`${(width - shown) / 2} 0 ${shown} ${height}`}
      overflow={composition.bleeds ? 'hidden' : 'visible'}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={true}
    >
      {composition.shapes.map((shape, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's shapes never change their order
        if (shape.kind !== 'label') return <ShapeElement key={index} shape={shape} />;
        const { text, size, fill, variant, anchor = 'start' } = shape;
        const face = variant === 'heading' ? faces.heading : faces.text;
        const { middle, width } = outline(text, face);
        const start = shape.at[0] - size * width * sharesBefore[anchor];
        return (
          <Words
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's shapes never change their order
            key={index}
            lines={[text]}
            at={[start, shape.at[1] + size * middle]}
            size={size}
            face={face}
            fill={tones[fill]}
          />
        );
      })}
    </svg>
  );
}
