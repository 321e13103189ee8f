import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Accordion } from '#design-system';
import { forcedColors, hovered, motion } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { tap } from '../tap.ts';

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  parameters: { layout: 'padded' },
  args: {
    level: 2,
    items: [
      { title: 'How much does a certification cost?', content: 'Between $200 and $6000.' },
      { title: 'Which exam comes first?', content: 'Salesforce Administrator, CRT 101.' },
      { title: 'How long does the course take?', content: 'Two months, in five sessions.' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const items = [...canvasElement.querySelectorAll('details')];
  const [cost, exam, time] = items.map((item) => item.querySelector('summary'));
  if (!cost || !exam || !time) throw new Error('Three items are expected.');
  return {
    cost,
    exam,
    time,
    open: () => items.map(({ open }) => open),
    /** Which texts are visible. A collapsing one is visible until the end. */
    drawn: () => items.map((item) => item.lastElementChild?.checkVisibility()),
  };
};

export const AllClosed: Story = {
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).open()).toEqual([false, false, false]);
    // Closed text is in the document, so the browser's find-in-page can find it.
    await expect(
      within(canvasElement).getByText('Two months, in five sessions.'),
    ).not.toBeVisible();
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const FirstOpen: Story = {
  args: { firstOpen: true },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).open()).toEqual([true, false, false]);
    await expect(within(canvasElement).getByText('Between $200 and $6000.')).toBeVisible();
  },
};

export const OneAtATime: Story = {
  args: { firstOpen: true },
  play: async ({ canvasElement }) => {
    const { exam, open, drawn } = parts(canvasElement);
    await userEvent.click(exam);
    await expect(open()).toEqual([false, true, false]);
    await waitFor(() => expect(drawn()).toEqual([false, true, false]));
    await userEvent.click(exam);
    await expect(open()).toEqual([false, false, false]);
    await waitFor(() => expect(drawn()).toEqual([false, false, false]));
  },
};

export const SeveralAtATime: Story = {
  args: { multiple: true, firstOpen: true },
  play: async ({ canvasElement }) => {
    const { cost, time, open } = parts(canvasElement);
    await userEvent.click(time);
    await expect(open()).toEqual([true, false, true]);
    await userEvent.click(cost);
    await expect(open()).toEqual([false, false, true]);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { cost, exam, time, open } = parts(canvasElement);
    await userEvent.tab();
    await expect(cost).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(exam).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(time).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cost).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(time).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cost).toHaveFocus();
    // Enter and Space press it in browsers, but simulated keys don't.
    cost.click();
    await waitFor(() => expect(open()).toEqual([true, false, false]));
    cost.click();
    await waitFor(() => expect(open()).toEqual([false, false, false]));
  },
};

/** If find-in-page finds text in a closed item, the browser opens it, and the other one closes. */
export const FoundInPage: Story = {
  args: { firstOpen: true },
  play: async ({ canvasElement }) => {
    const { exam, time, open } = parts(canvasElement);
    const find = () => time.parentElement?.setAttribute('open', '');
    find();
    await expect(open()).toEqual([false, false, true]);
    exam.click();
    await waitFor(() => expect(open()).toEqual([false, true, false]));
    find();
    await expect(open()).toEqual([false, false, true]);
  },
};

/** An item that the visitor opens before hydration stays open. */
export const OpenedBeforeScripts: Story = {
  args: { firstOpen: true },
  render: () => <div data-testid="page" />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement).getByTestId('page');
    page.innerHTML = renderToString(<Accordion {...args} />);
    const { exam, time, open } = parts(page);
    await userEvent.click(exam);
    await expect(open()).toEqual([false, true, false]);

    const mismatch = fn();
    hydrateRoot(page, <Accordion {...args} />, { onRecoverableError: mismatch });
    exam.focus();
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(time).toHaveFocus();
    });
    await expect(open()).toEqual([false, true, false]);
    await userEvent.click(time);
    await expect(open()).toEqual([false, false, true]);
    await expect(mismatch).not.toHaveBeenCalled();
  },
};

export const Touch: Story = {
  play: async ({ canvasElement }) => {
    const { cost, exam, open } = parts(canvasElement);
    await tap(cost);
    await expect(open()).toEqual([true, false, false]);
    await tap(exam);
    await expect(open()).toEqual([false, true, false]);
    await tap(exam);
    await expect(open()).toEqual([false, false, false]);
  },
};

export const Hovered: Story = { ...FirstOpen, ...hovered };

export const LongWords: Story = {
  args: {
    firstOpen: true,
    items: [
      {
        title:
          'Which of the telecommunications infrastructure documentation requirements that apply to a certification are ours, and which are yours?',
        content: `${'A long answer stays within the measure, however wide the page is. '.repeat(6)}Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter.`,
      },
    ],
  },
};

export const OnInverse: Story = {
  args: { firstOpen: true },
  decorators: [onBackground('inverse')],
};

export const OnSubtle: Story = { args: { firstOpen: true }, decorators: [onBackground('subtle')] };

export const InForcedColors: Story = { ...FirstOpen, parameters: forcedColors };

/** The same, with animation. */
export const OneAtATimeInMotion: Story = { ...OneAtATime, parameters: motion };
