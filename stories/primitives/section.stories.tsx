import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container, Heading, Section, Stack, Text } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { header, longSentence } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Section',
  component: Section,
  subcomponents: { Container },
  args: { children: <Text>{longSentence}</Text> },
  argTypes: { children: { control: false } },
  parameters: allWidths,
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Tight: Story = { args: { space: 'tight' } };

/** Named by its heading, it is a region that screen readers list. */
export const Labeled: Story = {
  args: {
    labelledBy: 'stay',
    children: (
      <Heading level={2} id="stay">
        {header.title}
      </Heading>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: header.title })).toBeVisible();
  },
};

/** Two on one ground share the space between them; a change of ground asks for both. */
export const Neighbors: Story = {
  render: () => (
    <>
      {(['paper', 'paper', 'sand', 'white', 'ink', 'ink', 'pine', 'lime'] as const).map(
        (ground, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
          <Section key={index} ground={ground} space="tight">
            <Text>{`On ${ground}`}</Text>
          </Section>
        ),
      )}
    </>
  ),
};

/** A container alone gives width and gutters, without a band. */
export const Containers: Story = {
  render: () => (
    <Stack>
      {(['page', 'text'] as const).map((width) => (
        <Container key={width} width={width}>
          <Text as="div">{`As wide as a ${width}. ${longSentence}`}</Text>
        </Container>
      ))}
    </Stack>
  ),
};
