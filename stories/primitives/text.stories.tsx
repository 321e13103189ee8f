import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '#design-system';
import { onEachGround } from '../on-each-ground.tsx';
import { longSentence } from '../sample-content.ts';

const sizes = ['lead', 'body', 'small', 'caption'] as const;
const tones = ['text', 'soft', 'muted', 'accent'] as const;
const weights = ['regular', 'medium', 'semibold'] as const;

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: longSentence },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays within the measure, about 65 characters a line. */
export const Basic: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Text key={size} size={size}>{`${size}: ${longSentence}`}</Text>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack>
      {weights.map((weight) => (
        <Text key={weight} weight={weight}>{`${weight}: ${longSentence}`}</Text>
      ))}
    </Stack>
  ),
};

export const OneWord: Story = { args: { children: 'Yes.' } };

export const TonesOnEachGround: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>{`${tone}: ${longSentence}`}</Text>
      ))}
    </Stack>
  ),
  decorators: [onEachGround],
};
