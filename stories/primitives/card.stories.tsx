import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, Card, Grid, Heading, Text } from '#design-system';
import { onEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longHeader } from '../sample-content.ts';

const words = ({ title, lead }: typeof header | typeof longHeader) => (
  <>
    <Heading level={2} size={3}>
      {title}
    </Heading>
    <Text size="small" tone="soft">
      {lead}
    </Text>
  </>
);

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: words(header) },
  argTypes: { background: oneOf(backgroundNames), children: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const SmallPadding: Story = { args: { padding: 'small' } };

/** It has its own background, which sets the colors of its content. */
export const OwnBackgrounds: Story = {
  render: (args) => (
    <Grid columns={3}>
      {(['raised', 'subtle', 'inverse', 'brand', 'accent'] as const).map((background) => (
        <Card {...args} key={background} background={background} />
      ))}
    </Grid>
  ),
};

/** All cards in a row have the same height. */
export const ShortBesideLong: Story = {
  render: () => (
    <Grid columns={2} as="ul">
      <Card as="li">
        <Heading level={2} size={3}>
          Yes
        </Heading>
      </Card>
      <Card as="li">{words(longHeader)}</Card>
    </Grid>
  ),
};

export const Backgrounds: Story = { decorators: [onEachBackground] };
