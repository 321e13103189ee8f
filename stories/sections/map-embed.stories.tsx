import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, MapEmbed } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longWord } from '../sample-content.ts';
import { map } from '../sample-images.ts';

const meta = {
  title: 'Sections/Map embed',
  component: MapEmbed,
  args: {
    ...header,
    src: map,
    frameTitle: 'Map of the streets around the yard',
    address: ['1 Example Yard', 'Sampleton, NY 00000', 'United States'],
    link: { href: 'https://maps.example.com', label: 'Show on map' },
    height: 400,
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof MapEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As tall as requested at every width, with the address as text next to it. */
export const Basic: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findByTitle(args.frameTitle)).offsetHeight).toBe(args.height);
    await expect(canvas.getByText('Sampleton, NY 00000')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

export const LongWords: Story = { args: { ...longHeader, address: [longWord, longHeader.title] } };

export const OnInverse: Story = { args: { background: 'inverse', address: ['Sampleton'] } };
