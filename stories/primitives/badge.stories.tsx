import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Cluster } from '#design-system';
import { onEachBackground } from '../on-each-background.tsx';
import { longWord } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Salesforce admin' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ShortWord: Story = { args: { children: 'Go' } };

/** A long word breaks instead of overflowing the parent. */
export const LongWord: Story = { args: { children: longWord } };

export const Several: Story = {
  render: () => (
    <Cluster gap="x1">
      {['React', 'TypeScript', 'Oracle HCM', 'Cloud architecture', 'UX'].map((skill) => (
        <Badge key={skill}>{skill}</Badge>
      ))}
    </Cluster>
  ),
};

export const Backgrounds: Story = { decorators: [onEachBackground] };
