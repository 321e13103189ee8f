import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, Container, Heading, Section, Text } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';
import { header, longSentence } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Section',
  component: Section,
  subcomponents: { Container },
  args: { children: <Text>{longSentence}</Text> },
  argTypes: { background: oneOf(backgroundNames), children: { control: false } },
  parameters: allWidths,
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Tight: Story = { args: { space: 'tight' } };

/** Screen readers find it by its heading. It doesn't add a landmark to their list. */
export const Titled: Story = {
  args: { children: <Heading level={2}>{header.title}</Heading> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: header.title })).toBeVisible();
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

/** Two sections with the same background share the space between them. Otherwise each keeps its own. */
export const Neighbors: Story = {
  render: () => (
    <>
      {(
        ['canvas', 'canvas', 'subtle', 'raised', 'inverse', 'inverse', 'brand', 'accent'] as const
      ).map((background, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change order
        <Section key={index} background={background} space="tight">
          <Text>{`On ${background}`}</Text>
        </Section>
      ))}
    </>
  ),
};

/** It sets only the width and the gutters, without a band. */
export const OnlyContainer: Story = {
  render: () => (
    <Container>
      <Text>{longSentence}</Text>
    </Container>
  ),
};
