import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Grid, Heading, Text } from '#design-system';
import { onEachGround } from '../on-each-ground.tsx';
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
  argTypes: { children: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const SmallPadding: Story = { args: { padding: 'small' } };

/** Brings its own ground, and with it the colors of all that it holds. */
export const OwnGrounds: Story = {
  render: (args) => (
    <Grid columns={3}>
      {(['white', 'sand', 'ink', 'pine', 'lime'] as const).map((ground) => (
        <Card {...args} key={ground} ground={ground} />
      ))}
    </Grid>
  ),
};

/** Cards of one row are equally high. */
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

export const Grounds: Story = { decorators: [onEachGround] };
