import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text, textSizes, textTones, textWeights } from '#design-system';
import { onEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { longSentence } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: longSentence },
  argTypes: { size: oneOf(textSizes), tone: oneOf(textTones), weight: oneOf(textWeights) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines have at most about 65 characters. */
export const Basic: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size}>{`${size}: ${longSentence}`}</Text>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack>
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>{`${weight}: ${longSentence}`}</Text>
      ))}
    </Stack>
  ),
};

export const OneWord: Story = { args: { children: 'Yes.' } };

export const TonesOnEachBackground: Story = {
  render: () => (
    <Stack>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>{`${tone}: ${longSentence}`}</Text>
      ))}
    </Stack>
  ),
  decorators: [onEachBackground],
};
