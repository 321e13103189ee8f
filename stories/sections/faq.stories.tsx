import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { backgroundNames, Faq } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';

const meta = {
  title: 'Sections/FAQ',
  component: Faq,
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
  args: {
    title: 'Questions about certification',
    lead: 'Questions people ask before they enroll.',
    questions: [
      {
        question: 'How much does a certification cost?',
        answer:
          'Between $200 and $6000. Only the Technical Architect exam costs $6000; other exams cost $200 or $400.',
      },
      {
        question: 'Which exams does the course prepare for?',
        answer: 'Salesforce Administrator (CRT 101) and Platform App Builder (CRT 403).',
      },
      {
        question: 'How long does it take?',
        answer: 'Two months, in five sessions.',
      },
    ],
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', {
        level: 2,
        name: 'Questions about certification',
      }),
    ).toBeVisible();
    await expect(await within(canvasElement).findAllByRole('heading', { level: 3 })).toHaveLength(
      3,
    );
  },
};

export const FirstOpen: Story = {
  args: { firstOpen: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Between \$200/)).toBeVisible();
    await userEvent.click(canvas.getByText('How long does it take?'));
    await expect(canvas.getByText(/^Two months/)).toBeVisible();
    await expect(canvas.getByText(/^Between \$200/)).not.toBeVisible();
  },
};

export const SeveralOpen: Story = {
  args: { firstOpen: true, multiple: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('How long does it take?'));
    await expect(canvas.getByText(/^Between \$200/)).toBeVisible();
    await expect(canvas.getByText(/^Salesforce Administrator/)).not.toBeVisible();
    await expect(canvas.getByText(/^Two months/)).toBeVisible();
  },
};

/** The second column follows the first, also for the arrow keys. */
export const TwoColumns: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = await canvas.findByText('How long does it take?');
    (await canvas.findByText('Which exams does the course prepare for?'))
      .closest('summary')
      ?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(last.closest('summary')).toHaveFocus();
  },
};

export const OnSubtle: Story = { args: { background: 'subtle', firstOpen: true } };

export const OnInverse: Story = { args: { background: 'inverse', firstOpen: true } };
