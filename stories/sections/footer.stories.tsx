import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer, InquiryForm, Logo } from '#design-system';
import { allWidths, forcedColors, hovered } from '../../.storybook/modes.ts';
import { company } from '../../site/content/company.ts';
import { headquarters, social } from '../../site/content/contacts.ts';
import { footerContent } from '../../site/content/footer.ts';
import { inquiryForm } from '../../site/content/inquiry.ts';

const { mapLabel, ...content } = footerContent;
const titleId = 'inquiry-title';

const meta = {
  title: 'Sections/Footer',
  component: Footer,
  parameters: { ...allWidths, landmarks: 'own' },
  args: {
    ...content,
    brand: { name: company.name, href: '/', logo: <Logo /> },
    titleId,
    form: (
      <InquiryForm {...inquiryForm} action="#sent" onSubmit={async () => {}} labelledBy={titleId} />
    ),
    address: {
      lines: headquarters.lines,
      map: { href: headquarters.mapHref, label: mapLabel },
    },
    email: { href: `mailto:${company.email}`, label: company.email },
    phone: company.phone,
    social,
    copyright: company.legalName,
    year: 2026,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form', { name: content.title })).toBeVisible();
    await expect(canvas.getByText(/^©/)).toHaveTextContent('© 2026 Corvane Technologies.');
    const useful = within(canvas.getByRole('navigation', { name: 'Useful links' }));
    await expect(useful.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'About Us',
      'Services',
      'Industries',
      'Career',
      'Insights',
    ]);
    for (const { label, href } of social) {
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  },
};

export const Hovered: Story = { ...Basic, ...hovered };

export const InForcedColors: Story = { ...Basic, parameters: forcedColors };
