import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type UnitStrip, unitStrip } from './unit-strip.ts';

/** A proof's number as marks, as a drawing for phones and one for wider screens. */
export function ProofChart({
  strips,
  isHalf,
}: {
  strips: readonly UnitStrip[];
  /** Whether it fills half of the page on a desktop. */
  isHalf: boolean;
}) {
  const marks = strips.reduce((sum, { total }) => sum + total, 0);
  // So that the marks in half of the page's width fill about as much height on every page.
  const perRow = isHalf ? Math.max(16, Math.round(Math.sqrt(2 * marks))) : 60;
  return (
    <Stack gap="x2">
      {strips.map((strip) => (
        <Stack key={strip.label} gap="x1">
          <Text weight="semibold">{strip.label}</Text>
          <div className={compact.tablet}>
            <Artwork composition={unitStrip(strip, strips, 20)} />
          </div>
          <div className={wide.tablet}>
            <Artwork composition={unitStrip(strip, strips, perRow)} />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
