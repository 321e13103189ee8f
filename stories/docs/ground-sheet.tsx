import { Unstyled } from '@storybook/addon-docs/blocks';
import { wcagContrast } from 'culori';
import { type GroundName, grounds, Heading, Section, Stack, Text } from '#design-system';
import { TokenTable } from './token-table.tsx';

const readable = ['text', 'soft', 'muted', 'accent'] as const;
const contrast = (color: string, background: string) =>
  `${wcagContrast(color, background).toFixed(1)} : 1`;

/** One ground, standing on itself, with the contrast of all that is written on it. */
export function GroundSheet({ name }: { name: GroundName }) {
  const ground = grounds[name];
  return (
    <Unstyled>
      <Section ground={name} space="tight">
        <Stack gap="x3">
          <Heading level={3}>
            {name} {ground.background}
          </Heading>
          {readable.map((token) => (
            <Text key={token} tone={token}>
              {token}: the quick recruiter matches five dots with five slots
            </Text>
          ))}
          <TokenTable
            caption={`Contrast on ${name}`}
            columns={['Token', 'Value', 'On the ground', 'On a card']}
            rows={[...readable, 'control', 'focus'].map((token) => {
              const color = ground[token as keyof typeof ground];
              return [
                token,
                color,
                contrast(color, ground.background),
                contrast(color, ground.surface),
              ];
            })}
          />
        </Stack>
      </Section>
    </Unstyled>
  );
}
