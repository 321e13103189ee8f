import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, OfficeCard, OfficeList } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longWord } from '../sample-content.ts';

const phone = { href: 'tel:+17325550142', label: '+1 732 555 0142' } as const;

const meta = {
  title: 'Sections/Office list',
  component: OfficeList,
  subcomponents: { OfficeCard },
  args: {
    ...header,
    offices: [
      {
        country: 'USA',
        lines: ['100 Exchange Place', 'Princeton, NJ 08540'],
        phone,
        fax: '+1 732 555 0143',
      },
      { country: 'India', lines: ['Plot 12, Tech Park Road', 'Jaipur 302017'], phone },
      {
        country: 'Canada',
        lines: ['25 Harbour Square', 'Toronto, ON M5J 2L1'],
        phone,
        fax: '+1 416 555 0177',
      },
      { country: 'UK', lines: ['8 Finsbury Row', 'London EC2A 1AA'], phone },
    ],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof OfficeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two have a fax. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Phone')).toHaveLength(4);
    await expect(canvas.getAllByText('Fax')).toHaveLength(2);
  },
};

export const OneOffice: Story = { args: { offices: meta.args.offices.slice(0, 1) } };

export const LongWords: Story = {
  args: {
    ...longHeader,
    offices: [
      { country: 'Bosnia and Herzegovina', lines: [longWord, longHeader.title], phone },
      ...meta.args.offices.slice(0, 3),
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
