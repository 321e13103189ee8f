import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer, type FooterInquiryProps, Form } from '#design-system';
import { allWidths, forcedColors, hovered } from '../../.storybook/modes.ts';
import { footer, inquiry, nextSteps, reader } from '../sample-company.tsx';
import { sampleForm } from '../sample-form.ts';

const form: FooterInquiryProps['form'] = (titleId) => (
  <Form {...sampleForm} action="#sent" onSubmit={async () => {}} labelledBy={titleId} />
);

const meta = {
  title: 'Sections/Footer',
  component: Footer,
  parameters: { ...allWidths, landmarks: 'own' },
  args: {
    ...footer,
    inquiry: { ...inquiry, form, emphasis: 'full', nextSteps, reader },
    year: 2026,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form', { name: inquiry.title })).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'What happens next' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(nextSteps.length);
    await expect(canvas.getByText(reader.name)).toBeVisible();
    await expect(canvas.getByText(/^©/)).toHaveTextContent('© 2026 Acme Joinery.');
    const useful = within(canvas.getByRole('navigation', { name: 'Useful links' }));
    await expect(useful.getAllByRole('link').map((link) => link.textContent)).toEqual(
      footer.usefulLinks.map(({ label }) => label),
    );
    for (const { label, href } of footer.social) {
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  },
};

/** A client's words, instead of the steps. */
export const ClientsWords: Story = {
  args: {
    inquiry: {
      ...inquiry,
      form,
      emphasis: 'full',
      reader,
      quote: {
        text: 'I sent a photo of a stair and its width. The reply asked who would carry what up there.',
        name: 'Rosa Lindgren',
        role: 'Owner of a small library',
      },
    },
    labels: { reader: 'Your first answer comes from' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^“I sent a photo/)).toBeVisible();
    await expect(canvas.getByText('Rosa Lindgren')).toBeVisible();
    await expect(canvas.getByText('Your first answer comes from')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'What happens next' })).toBeNull();
  },
};

/** For a page that already has a form. */
export const Quiet: Story = {
  args: { inquiry: { ...inquiry, form, emphasis: 'quiet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form', { name: inquiry.title })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'What happens next' })).toBeNull();
  },
};

/** On the brand background, like the banner of some pages. */
export const OnBrand: Story = { args: { background: 'brand' } };

export const Hovered: Story = { ...Basic, ...hovered };

export const InForcedColors: Story = { ...Basic, parameters: forcedColors };
