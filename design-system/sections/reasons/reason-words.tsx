import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Reason } from './reasons-content.ts';

/** A reason's title and text, one below the other. */
export function ReasonWords({ title, text }: Reason) {
  return (
    <Stack gap="half">
      <Heading level={3}>{title}</Heading>
      <Text tone="soft">{text}</Text>
    </Stack>
  );
}
