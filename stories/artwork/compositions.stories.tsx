import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, compositions } from '#design-system';
import { allWidths, forcedColors } from '../../.storybook/modes.ts';
import { artworkGallery } from '../artwork-gallery.tsx';

/**
 * Drawings of common subjects, for pages without their own drawing: `<Banner
 * art={compositions.shield} … />`. A page that uses one doesn't load the others.
 */
const meta = { title: 'Artwork/Compositions' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * One per row on phones, then three, so that each is visible at the size of a banner and of a card.
 */
export const OnCanvas: Story = {
  render: () => artworkGallery(compositions, 'canvas'),
  parameters: allWidths,
};

export const OnSubtle: Story = { render: () => artworkGallery(compositions, 'subtle') };

export const OnInverse: Story = { render: () => artworkGallery(compositions, 'inverse') };

export const OnBrand: Story = { render: () => artworkGallery(compositions, 'brand') };

export const OnAccent: Story = { render: () => artworkGallery(compositions, 'accent') };

export const InDarkMode: Story = { ...OnSubtle, globals: { scheme: 'dark' } };

export const InAnotherTheme: Story = { ...OnSubtle, globals: { theme: 'harbor' } };

export const InAnotherThemeOnInverse: Story = { ...OnInverse, globals: { theme: 'harbor' } };

/** Line art in the reader's two colors. */
export const InForcedColors: Story = { ...OnSubtle, parameters: forcedColors };

export const InABanner: Story = {
  render: () => (
    <Banner
      title="One login for every system"
      lead="Your people sign in once, and you decide what each of them can open."
      action={{ href: '/contact', label: 'Book a security review' }}
      art={compositions.shield}
      background="brand"
    />
  ),
  parameters: allWidths,
};
