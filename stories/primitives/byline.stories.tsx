import type { Meta, StoryObj } from '@storybook/react-vite';
import { Byline } from '#design-system';
import { onEachBackground } from '../on-each-background.tsx';
import { longWord } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Byline',
  component: Byline,
  args: { name: 'Sample author', role: 'Lead engineer', portrait: '/portraits/nora-whitfield.svg' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Byline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithoutPortrait: Story = { args: { portrait: undefined } };

export const LongWords: Story = { args: { name: longWord, role: longWord } };

export const Backgrounds: Story = { decorators: [onEachBackground] };
