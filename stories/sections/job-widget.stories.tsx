import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backgroundNames, JobWidget } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';
import { header } from '../sample-content.ts';

/**
 * A third party's script, created from its code. Each story has its own, because a script runs only
 * once.
 */
const scripted = (containerId: string, code: string) => ({
  src: `data:text/javascript,/* ${containerId} */${encodeURIComponent(code)}`,
  containerId,
  attributes: {},
});

const messages = {
  loading: 'Fetching the open roles…',
  failed: 'No roles can be shown right now.',
  retry: 'Try again',
};

const meta = {
  title: 'Sections/Job widget',
  component: JobWidget,
  args: {
    ...header,
    messages,
    source: scripted('unused', ''),
    apply: {
      title: 'Prefer to write to a person?',
      text: 'Tell us what you do well and what you want to do next.',
      link: { href: '/contact', label: 'Apply with the form' },
      mail: { href: 'mailto:jobs@acme.example', label: 'jobs@acme.example' },
    },
  },
  argTypes: { background: oneOf(backgroundNames) },
} satisfies Meta<typeof JobWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    toSay: (message: string) =>
      waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(message)),
    toHaveJobs: async (count: number) => {
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    },
  };
};

/** Extends all timeouts above one second. These are the widget's: play functions use shorter ones. */
const stretchWaits = (factor: number) => () => {
  const clock: { setTimeout: (task: () => void, ms?: number) => number } = window;
  const { setTimeout } = clock;
  spyOn(clock, 'setTimeout').mockImplementation((task, ms = 0) =>
    setTimeout(task, ms > 1000 ? ms * factor : ms),
  );
};

/** The links for applying are shown in every state. */
export const Loading: Story = {
  args: { source: scripted('silent-jobs', '') },
  beforeEach: stretchWaits(1000),
  play: async ({ canvasElement }) => {
    const { canvas, toSay } = parts(canvasElement);
    await toSay(messages.loading);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Apply with the form' })).toBeVisible();
  },
};

const oneJob = '<ul><li><h3>Joiner</h3><p>Sampleton</p></li></ul>';

/** Reads its attributes and finds its container, like a third party's script. */
const twoJobs = `
  const { container, portalId } = document.currentScript.dataset;
  const element = document.getElementById(container);
  element.dataset.portal = portalId;
  element.innerHTML = ${JSON.stringify(oneJob.repeat(2))};
`;

export const Ready: Story = {
  parameters: allWidths,
  args: {
    source: {
      ...scripted('ready-jobs', twoJobs),
      attributes: { 'data-container': 'ready-jobs', 'data-portal-id': 'stories' },
    },
  },
  play: async ({ canvasElement }) => {
    await parts(canvasElement).toHaveJobs(2);
    await expect(canvasElement.querySelector('[data-portal="stories"]')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy="false"]')).toBeInTheDocument();
  },
};

/** The script has run but left an empty list. After three seconds, that counts as failed. */
export const NothingShown: Story = {
  args: {
    source: scripted('no-jobs', 'document.getElementById("no-jobs").innerHTML = "<ul></ul>"'),
  },
  beforeEach: stretchWaits(0.01),
  play: async ({ canvasElement }) => {
    await parts(canvasElement).toSay(messages.failed);
  },
};

/** A slow script, whose jobs are shown even after the timeout. */
export const LateJobs: Story = {
  args: { source: scripted('late-jobs', '') },
  beforeEach: stretchWaits(0.01),
  play: async ({ canvasElement }) => {
    const { toSay, toHaveJobs } = parts(canvasElement);
    await toSay(messages.failed);
    const container = canvasElement.querySelector('#late-jobs');
    container?.insertAdjacentHTML('beforeend', oneJob);
    await toHaveJobs(1);
  },
};

/** The script doesn't exist. Each attempt requests it again. */
export const Failed: Story = {
  parameters: allWidths,
  args: { source: { src: 'data:unloadable', containerId: 'failed-jobs', attributes: {} } },
  play: async ({ canvasElement }) => {
    const { canvas, toSay } = parts(canvasElement);
    const attempts = () => document.querySelectorAll('script[src="data:unloadable"]').length;
    await toSay(messages.failed);
    const before = attempts();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(attempts()).toBe(before + 1));
    await toSay(messages.failed);
    await expect(canvas.getByRole('link', { name: 'jobs@acme.example' })).toBeVisible();
  },
};

export const FailedOnInverse: Story = {
  ...Failed,
  args: { ...Failed.args, background: 'inverse' },
};

export const ReadyOnSubtle: Story = { ...Ready, args: { ...Ready.args, background: 'subtle' } };
