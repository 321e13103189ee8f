import type { Meta, StoryObj } from '@storybook/react-vite';
import { forcedColors } from '../../.storybook/modes.ts';
import * as compositions from '../../site/artwork/index.ts';
import { artworkGallery } from '../artwork-gallery.tsx';

const meta = { title: 'Site artwork/Compositions' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnCanvas: Story = { render: () => artworkGallery(compositions, 'canvas') };

export const OnSubtle: Story = { render: () => artworkGallery(compositions, 'subtle') };

export const OnInverse: Story = { render: () => artworkGallery(compositions, 'inverse') };

export const OnBrand: Story = { render: () => artworkGallery(compositions, 'brand') };

export const OnAccent: Story = { render: () => artworkGallery(compositions, 'accent') };

/** Line art in the reader's two colors. */
export const InForcedColors: Story = { ...OnCanvas, parameters: forcedColors };
