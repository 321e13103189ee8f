import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, Team } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longSentence, longWord } from '../sample-content.ts';

const short = {
  name: 'Tom Abara',
  role: 'Kitchens',
  portrait: '/portraits/tom-abara.svg',
  text: 'Draws before he saws.',
};

const meta = {
  title: 'Sections/Team',
  component: Team,
  args: {
    ...header,
    people: [
      {
        name: 'Lena Osei',
        role: 'Staircases',
        portrait: '/portraits/lena-osei.svg',
        text: 'Measures each step twice.',
      },
      short,
      {
        name: 'Ines Calder',
        role: 'Timber',
        portrait: '/portraits/ines-calder.svg',
        text: 'Knows where each tree stood.',
      },
      {
        name: 'Arjun Mehta',
        role: 'Repairs',
        portrait: '/portraits/arjun-mehta.svg',
        text: 'Keeps what can be kept.',
      },
    ],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof Team>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const LongWords: Story = {
  args: {
    ...longHeader,
    people: [
      { ...short, name: longWord },
      { ...short, name: 'A', role: longWord, text: longSentence },
      { ...short, name: 'B', text: longWord },
      { ...short, name: 'C' },
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
