import { Unstyled } from '@storybook/addon-docs/blocks';
import { wcagContrast } from 'culori';
import {
  type BackgroundName,
  foundationTheme,
  Heading,
  Section,
  Stack,
  Text,
  textTones,
} from '#design-system';
import { TokenTable } from './token-table.tsx';

const contrast = (color: string, background: string) =>
  `${wcagContrast(color, background).toFixed(1)} : 1`;

/** Shows one background, and the contrast of each text color on it. */
export function BackgroundSheet({ name }: { name: BackgroundName }) {
  const colors = foundationTheme.light.backgrounds[name];
  return (
    <Unstyled>
      <Section background={name} space="tight">
        <Stack gap="x3">
          <Heading level={3}>
            {name} {colors.background}
          </Heading>
          {textTones.map((token) => (
            <Text key={token} tone={token}>
              {token}: the quick recruiter matches five dots with five slots
            </Text>
          ))}
          <TokenTable
            caption={`Contrast on ${name}`}
            columns={['Token', 'Value', 'On the background', 'On a card']}
            rows={([...textTones, 'control', 'focus'] as const).map((token) => {
              const color = colors[token];
              return [
                token,
                color,
                contrast(color, colors.background),
                contrast(color, colors.surface),
              ];
            })}
          />
        </Stack>
      </Section>
    </Unstyled>
  );
}
