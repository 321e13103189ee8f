import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  backgroundNames,
  Portfolio,
  projectCollege,
  projectHospital,
  projectTeacher,
} from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';

const meta = {
  title: 'Sections/Portfolio',
  component: Portfolio,
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
  args: {
    title: 'Work we can show',
    lead: 'Three finished projects, each with what it took.',
    projects: [
      {
        client: 'Government college',
        title: 'Admissions without the queue',
        summary:
          'Students apply, pay and see results online. The office checks forms, not types them.',
        picture: {
          composition: projectCollege,
          alt: 'A college’s site on a laptop.',
        },
        facts: [
          { label: 'Team', value: '6 people' },
          { label: 'Time', value: '5 months' },
        ],
      },
      {
        client: 'Spiritual leader',
        title: 'Forty years of talks in one place',
        summary: 'Followers find talks by subject and year, and see where the next one is held.',
        picture: { composition: projectTeacher, alt: 'A sun rising over water.' },
        facts: [
          { label: 'Team', value: '4 people' },
          { label: 'Time', value: '3 months' },
        ],
      },
      {
        client: 'Charitable hospital',
        title: 'From the gate to the right ward',
        summary: 'Patients book by phone or web, and donors see what their gift paid for.',
        picture: {
          composition: projectHospital,
          alt: 'A hospital’s site on a screen and a phone.',
        },
        facts: [
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

/** One that fills the width from 1199 px; two side by side below, on the smallest phone too. */
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

/** It never advances by itself, so it has no button to pause. */
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
      client: 'Intergovernmental organization',
    })),
  },
};

export const OnInverse: Story = { args: { background: 'inverse' } };
