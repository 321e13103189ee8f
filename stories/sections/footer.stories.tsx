import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer, Form } from '#design-system';
import { allWidths, forcedColors, hovered } from '../../.storybook/modes.ts';
import { footer } from '../sample-company.tsx';
import { sampleForm } from '../sample-form.ts';

const meta = {
  title: 'Sections/Footer',
  component: Footer,
  parameters: { ...allWidths, landmarks: 'own' },
  args: {
    ...footer,
    form: (titleId) => (
      <Form {...sampleForm} action="#sent" onSubmit={async () => {}} labelledBy={titleId} />
    ),
    year: 2026,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form', { name: footer.title })).toBeVisible();
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

export const Hovered: Story = { ...Basic, ...hovered };

export const InForcedColors: Story = { ...Basic, parameters: forcedColors };
