import { Unstyled } from '@storybook/addon-docs/blocks';
import { Prose } from '#design-system';

/** A table whose rows are computed from the code, styled like the design system. */
export function TokenTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <Unstyled>
      <Prose blocks={[{ kind: 'table', caption, columns, rows }]} />
    </Unstyled>
  );
}

/** A group of tokens, one row each. */
export function TokenGroup({ caption, tokens }: { caption: string; tokens: object }) {
  return (
    <TokenTable
      caption={caption}
      columns={['Token', 'Value']}
      rows={Object.entries(tokens).map(([name, value]) => [name, String(value)])}
    />
  );
}
