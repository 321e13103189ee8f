import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backgroundNames, LogoCarousel, type Wordmark } from '#design-system';
import { allWidths, eachBreakpoint } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';

const marks: readonly Wordmark['mark'][] = [
  [{ kind: 'dot', at: [16, 16], r: 12, fill: 'text' }],
  [{ kind: 'slot', at: [2, 10], size: [28, 12], fill: 'text' }],
  [{ kind: 'arc', at: [16, 16], r: 11, from: 0, to: 270, stroke: 'text', width: 6 }],
];
const letterings = ['display', 'capitals', 'plain'] as const;

const wordmarks = ['Halvora', 'Orden', 'Pellam', 'Quillet', 'Marlo', 'Tivane']
  .concat(['Brindle', 'Sabel', 'Lumeri', 'Fenwell', 'Kesta', 'Odelin'])
  .map(
    (name, index): Wordmark => ({
      name,
      mark: marks[index % 3] ?? [],
      lettering: letterings[index % 3] ?? 'plain',
    }),
  );

const meta = {
  title: 'Sections/Logo carousel',
  component: LogoCarousel,
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
  // It doesn't move in screenshots. The Carousel's stories show how it advances.
  args: { title: 'Trusted by teams like yours', wordmarks, autoplay: false },
} satisfies Meta<typeof LogoCarousel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Eight at a time from 1199 px, five from 767 px, three from 480 px, and two below that. */
export const Default: Story = {
  parameters: eachBreakpoint,
  play: async ({ canvasElement }) => {
    const narrow = innerWidth >= 480 ? 3 : 2;
    const wide = innerWidth >= 1199 ? 8 : 5;
    await waitFor(() =>
      expect(
        canvasElement.querySelectorAll('[aria-roledescription="slide"]:not([inert])'),
      ).toHaveLength(innerWidth >= 767 ? wide : narrow),
    );
  },
};

export const Autoplay: Story = {
  args: { autoplay: true },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /^(Pause|Play) slides$/ }),
    ).toBeVisible();
  },
};

/** Two fit at every width, so nothing moves. */
export const FewClients: Story = { args: { wordmarks: wordmarks.slice(0, 2) } };

export const OnInverse: Story = { args: { background: 'inverse' } };
