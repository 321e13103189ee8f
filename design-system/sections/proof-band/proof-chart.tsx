import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type BarStrip, barStrip } from './bar-strip.ts';
import { type DotStrip, dotStrip } from './dot-strip.ts';

type ProofChartProps = {
  strips: readonly DotStrip[] | undefined;
  bars: readonly BarStrip[] | undefined;
};

/** Each row as a drawing for phones, and one for wider screens. */
const rowsOf = ({ strips, bars }: ProofChartProps) =>
  bars?.map((bar) => ({
    label: bar.label,
    narrow: barStrip(bar, bars, [320, 20]),
    wide: barStrip(bar, bars, [1152, 28]),
  })) ??
  strips?.map((strip) => ({
    label: strip.label,
    narrow: dotStrip(strip, strips, 20),
    wide: dotStrip(strip, strips, 60),
  })) ??
  [];

/** A proof's number as bars or as dots, row by row. */
export function ProofChart(props: ProofChartProps) {
  return (
    <Stack gap="x2">
      {rowsOf(props).map((row) => (
        <Stack key={row.label} gap="x1">
          <Text weight="semibold">{row.label}</Text>
          <div className={compact.tablet}>
            <Artwork composition={row.narrow} />
          </div>
          <div className={wide.tablet}>
            <Artwork composition={row.wide} />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
