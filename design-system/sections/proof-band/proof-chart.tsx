import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { fewestInRow, type UnitStrip, unitStrip } from './unit-strip.ts';

/** A proof's number as marks, as a drawing for phones and one for wider screens. */
export function ProofChart({
  strips,
  isBeside,
}: {
  strips: readonly UnitStrip[];
  /** Whether it is in five of the page's twelve columns on a desktop. */
  isBeside: boolean;
}) {
  // On a tablet, where it fills the page, so few marks would be huge.
  const from = isBeside ? 'laptop' : 'tablet';
  const perRow = isBeside ? fewestInRow(strips) : 60;
  return (
    <Stack gap="x2">
      {strips.map((strip) => (
        <Stack key={strip.label} gap="x1">
          <Text weight="semibold">{strip.label}</Text>
          <div className={compact[from]}>
            <Artwork composition={unitStrip(strip, strips, 20)} />
          </div>
          <div className={wide[from]}>
            <Artwork composition={unitStrip(strip, strips, perRow)} />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
