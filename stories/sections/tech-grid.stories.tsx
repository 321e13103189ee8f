import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, TechGrid } from '#design-system';
import { allWidths, forcedColors } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';

const technologies = [
  { name: 'React', logo: '/technologies/react.svg' },
  { name: 'TypeScript', logo: '/technologies/typescript.svg' },
  { name: 'Node.js', logo: '/technologies/node-js.svg' },
  { name: 'Python', logo: '/technologies/python.svg' },
  { name: 'PostgreSQL', logo: '/technologies/postgresql.svg' },
  { name: 'AWS', logo: '/technologies/aws.svg' },
  { name: 'Salesforce', logo: '/technologies/salesforce.svg' },
  { name: 'Docker', logo: '/technologies/docker.svg' },
];

const meta = {
  title: 'Sections/Tech grid',
  component: TechGrid,
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
  args: { title: 'Tools we work in', lead: 'Every day, on real projects.', technologies },
} satisfies Meta<typeof TechGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The logo is decoration: its name stands beside it. */
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
    title: 'Hire by stack',
    technologies: undefined,
    groups: [
      { title: 'Frontend', technologies: technologies.slice(0, 2) },
      { title: 'Backend', technologies: technologies.slice(2, 5) },
      { title: 'Cloud', technologies: technologies.slice(5) },
    ],
  },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Frontend',
      'Backend',
      'Cloud',
    ]);
  },
};

export const LongNames: Story = {
  args: {
    technologies: technologies.map((technology) => ({
      ...technology,
      name: `${technology.name} Extensions for Visual Studio Code`,
    })),
  },
};

export const OnInverse: Story = { args: { background: 'inverse' } };

/** Logos keep their colors, and the white that these need. */
export const InForcedColors: Story = { parameters: forcedColors };
