import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { backgroundNames, Portfolio } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';

const meta = {
  title: 'Sections/Portfolio',
  component: Portfolio,
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
  args: {
    title: 'Recent projects',
    lead: 'Three finished projects, with team size and duration.',
    projects: [
      {
        title: 'An online catalog',
        summary:
          'Readers reserve, renew, and pay from home, and librarians have more time for questions.',
        image: { src: '/projects/college.svg', alt: 'A student jumps in front of a college.' },
        result: { figure: '62%', label: 'of renewals are made from home' },
        facts: [
          { label: 'Client', value: 'Town library' },
          { label: 'Team', value: '6 people' },
          { label: 'Time', value: '5 months' },
        ],
      },
      {
        title: 'Online booking of berths',
        summary:
          'Skippers see which berths are free on the night they arrive, and how deep the water is.',
        image: { src: '/projects/archive.svg', alt: 'A listener sits outside at sunrise.' },
        result: { figure: '4 min', label: 'from arrival to a berth, down from half an hour' },
        facts: [
          { label: 'Client', value: 'Harbor office' },
          { label: 'Team', value: '4 people' },
          { label: 'Time', value: '3 months' },
        ],
      },
      {
        title: 'Automatic bread orders',
        summary:
          'Each shop orders what it sold last week, and the bakery has the total by midnight.',
        image: { src: '/projects/hospital.svg', alt: 'A child waits in a hospital.' },
        result: { figure: '1/3', label: 'less bread left over at closing time' },
        facts: [
          { label: 'Client', value: 'Bakery chain' },
          { label: 'Team', value: '5 people' },
          { label: 'Time', value: '4 months' },
        ],
      },
    ],
  },
} satisfies Meta<typeof Portfolio>;

export default meta;

type Story = StoryObj<typeof meta>;

const inView = (canvas: HTMLElement) =>
  canvas.querySelectorAll('[aria-roledescription="slide"]:not([inert])');

/** From 1199 px, one fills the width. Below that, two are side by side, even on the smallest phone. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const expected = innerWidth >= 1199 ? 1 : 2;
    await waitFor(() => expect(inView(canvasElement)).toHaveLength(expected));
    const [art, text] = inView(canvasElement)[0]?.querySelector('article')?.children ?? [];
    const beside = (art?.getBoundingClientRect().top ?? 0) === text?.getBoundingClientRect().top;
    await expect(beside).toBe(innerWidth >= 1199);
  },
};

export const SecondProject: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(inView(canvasElement).length).toBeLessThan(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(inView(canvasElement)[0]).toHaveAttribute('aria-label', '2 of 3'));
  },
};

/** It never advances by itself, so it has no pause button. */
export const StandsStill: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Pause slides' })).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    projects: meta.args.projects.map((project) => ({
      ...project,
      title: 'Telecommunications infrastructure documentation',
    })),
  },
};

export const OnInverse: Story = { args: { background: 'inverse' } };
