import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { fewestInRow, type UnitStrip, unitStrip } from './unit-strip.ts';

/** A proof's number as marks, as a drawing for narrow windows and one for five columns of a desktop. */
export function ProofChart({ strips }: { strips: readonly UnitStrip[] }) {
  return (
    <Stack gap="x2">
      {strips.map((strip) => (
        <Stack key={strip.label} gap="x1">
          <Text weight="semibold">{strip.label}</Text>
          <div className={compact.laptop}>
            <Artwork composition={unitStrip(strip, strips, 20)} />
          </div>
          <div className={wide.laptop}>
            <Artwork composition={unitStrip(strip, strips, fewestInRow(strips))} />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
