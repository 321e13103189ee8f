import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, OfficeCard, OfficeList } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { bars } from '../sample-artwork.ts';
import { header, longHeader, longWord } from '../sample-content.ts';

const phone = { href: 'tel:+12125550100', label: '+1 212 555 0100' } as const;

const meta = {
  title: 'Sections/Office list',
  component: OfficeList,
  subcomponents: { OfficeCard },
  args: {
    ...header,
    offices: [
      {
        country: 'USA',
        lines: ['1 Example Yard', 'Sampleton, NY 00000'],
        phone,
        fax: '+1 212 555 0101',
      },
      { country: 'Norway', lines: ['Eksempelveien 12, Bygg C', '0000 Prøveby'], phone },
      {
        country: 'Canada',
        lines: ['25 Sample Wharf', 'Specimen, ON A0A 0A0'],
        phone,
        fax: '+1 212 555 0102',
      },
      { country: 'UK', lines: ['8 Pattern Row', 'Instance AA0 0AA'], phone },
    ],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof OfficeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two offices have a fax number. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Phone')).toHaveLength(4);
    await expect(canvas.getAllByText('Fax')).toHaveLength(2);
  },
};

export const WithPictures: Story = {
  args: {
    pictures: { USA: bars, Norway: bars, Canada: bars, UK: bars },
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
