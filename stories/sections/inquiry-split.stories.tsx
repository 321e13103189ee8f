import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, Form, InquirySplit } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longSentence } from '../sample-content.ts';
import { sampleForm } from '../sample-form.ts';

const meta = {
  title: 'Sections/Inquiry split',
  component: InquirySplit,
  args: {
    ...header,
    points: ['A reply within one business day', 'From a recruiter in your field'],
    form: (titleId) => (
      <Form {...sampleForm} action="#sent" onSubmit={async () => {}} labelledBy={titleId} />
    ),
  },
  argTypes: { background: oneOf(backgroundNames), form: { control: false } },
  parameters: allWidths,
} satisfies Meta<typeof InquirySplit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The section's title also names the form. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('form', { name: header.title })).toBeVisible();
  },
};

/** The phone number is a link. */
export const WithDirectWays: Story = {
  args: {
    direct: { title: 'Or call', links: [{ href: 'tel:+15550100', label: '+1 555 0100' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+1 555 0100' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { ...longHeader, points: [longSentence, longHeader.title, longHeader.eyebrow] },
};

export const OnSubtle: Story = { args: { background: 'subtle', points: ['We answer'] } };

export const OnInverse: Story = { args: { background: 'inverse' } };
