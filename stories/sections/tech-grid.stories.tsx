import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, TechGrid } from '#design-system';
import { allWidths, forcedColors } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';
import { logos } from '../sample-images.ts';

const technologies = ['Saw', 'Plane', 'Lathe', 'Router', 'Sander', 'Glue', 'Oil', 'Clamp'].map(
  (name, index) => ({ name, logo: logos[index % 3] ?? logos[0] }),
);

const meta = {
  title: 'Sections/Tech grid',
  component: TechGrid,
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
  args: { title: 'Tools we use', lead: 'Every day, on real projects.', technologies },
} satisfies Meta<typeof TechGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The logo is decoration, because the name is next to it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(technologies.length);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Each group has a heading one level below the section's. */
export const Grouped: StoryObj<typeof TechGrid> = {
  args: {
    title: 'In order of use',
    technologies: undefined,
    groups: [
      { title: 'By hand', technologies: technologies.slice(0, 2) },
      { title: 'By machine', technologies: technologies.slice(2, 5) },
      { title: 'At the end', technologies: technologies.slice(5) },
    ],
  },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'By hand',
      'By machine',
      'At the end',
    ]);
  },
};

/** Two groups in a row. On a phone, they scroll, and keys can scroll them. */
export const Tiles: StoryObj<typeof TechGrid> = {
  args: {
    variant: 'tiles',
    technologies: undefined,
    groups: ['Wood', 'Metal', 'Glass', 'Stone'].map((title) => ({ title, technologies })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(32);
  },
};

export const LongNames: Story = {
  args: {
    technologies: technologies.map((technology) => ({
      ...technology,
      name: `${technology.name} in the workshop on the other side of the yard`,
    })),
  },
};

export const OnInverse: Story = { args: { background: 'inverse' } };

/** Logos keep their colors and the white behind them. */
export const InForcedColors: Story = { parameters: forcedColors };
