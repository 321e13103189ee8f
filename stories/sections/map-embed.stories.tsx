import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, MapEmbed } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Map embed',
  component: MapEmbed,
  args: {
    ...header,
    // A drawing that the site serves itself, in place of a map service.
    src: '/map.svg',
    frameTitle: 'Map of the streets around the office',
    address: ['100 Exchange Place, Suite 400', 'Princeton, NJ 08540', 'United States'],
    link: { href: 'https://maps.example.com', label: 'Show on map' },
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof MapEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 400 px high at every width (specification §9), with the place in words beside it. */
export const Basic: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findByTitle(args.frameTitle)).offsetHeight).toBe(400);
    await expect(canvas.getByText('Princeton, NJ 08540')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

export const LongWords: Story = { args: { ...longHeader, address: [longWord, longHeader.title] } };

export const OnInverse: Story = { args: { background: 'inverse', address: ['Princeton'] } };
