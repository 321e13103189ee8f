import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  backgroundNames,
  imagePositions,
  ProofBand,
  proofBandVariants,
  Stack,
} from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { climb } from '../sample-artwork.ts';
import {
  action,
  longAction,
  longHeader,
  longSentence,
  longWord,
  picture,
} from '../sample-content.ts';

const meta = {
  title: 'Sections/Proof band',
  component: ProofBand,
  args: {
    caption: 'Sample project',
    title: 'Roles open for longer than a month',
    figure: '0 of 36',
    quote: {
      text: 'We stopped the weekly meeting about open roles.',
      name: 'Ada',
      jobTitle: 'Head of engineering',
    },
    picture,
    parts: [
      { title: 'The problem', text: 'Good candidates waited three weeks for a second interview.' },
      { title: 'What we did', text: 'We hold both interviews on one day and decide the next day.' },
    ],
    links: { title: 'Industries with the same problem', links: [action] },
  },
  argTypes: {
    background: oneOf(backgroundNames),
    variant: oneOf(proofBandVariants),
    imagePosition: oneOf(imagePositions),
  },
  parameters: allWidths,
} satisfies Meta<typeof ProofBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithAction: Story = {
  args: { action: { href: '/contact', label: 'Fill a role' } },
};

/** What the number was before is below it. */
export const WithBaseline: Story = { args: { figure: '3 days', baseline: 'down from 24' } };

/** The picture is on the left on a desktop. */
export const ImageAtStart: Story = { args: { imagePosition: 'start' } };

/** As wide as the window. The rail continues under the number. */
export const Scene: Story = {
  args: {
    variant: 'scene',
    background: 'brand',
    baseline: 'down from 9',
    picture: {
      alt: 'A person behind a counter with a rail.',
      composition: {
        width: 480,
        height: 400,
        bleeds: true,
        shapes: [
          { kind: 'person', at: [300, 200], r: 120, fill: 'raised', figure: 'brand' },
          { kind: 'frame', at: [120, 300], size: [360, 100], radius: 24, fill: 'strong' },
          {
            kind: 'line',
            points: [
              [-900, 340],
              [120, 340],
              [120, 360],
              [-900, 360],
            ],
            fill: 'strong',
          },
        ],
      },
    },
  },
};

/** The picture is as wide as the window, too. The parts are in columns. */
export const Panorama: Story = {
  args: {
    variant: 'panorama',
    background: 'brand',
    baseline: 'down from 9',
    picture: { composition: climb, alt: 'A climb to an open seat.' },
  },
};

/** The ground of a drawing that bleeds continues to the edges of its panel, and not beyond it. */
export const OnGround: Story = {
  args: {
    picture: {
      alt: 'A person behind a counter.',
      composition: {
        width: 480,
        height: 300,
        bleeds: true,
        shapes: [
          {
            kind: 'line',
            points: [
              [-1400, 260],
              [1880, 260],
              [1880, 1660],
              [-1400, 1660],
            ],
            fill: 'brand',
          },
          { kind: 'person', at: [240, 90], r: 80, fill: 'raised', figure: 'brand' },
          { kind: 'frame', at: [60, 150], size: [360, 150], radius: 24, fill: 'strong' },
        ],
      },
    },
  },
};

/** Longer numbers are smaller, and none is wider than its column. */
export const Figures: Story = {
  args: { parts: [], links: undefined },
  render: (args) => (
    <Stack gap="none">
      {['9', '99%', '$0.00', '41 of 120', '1,234,567.89'].map((figure) => (
        <ProofBand key={figure} {...args} figure={figure} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const figure of ['9', '99%', '$0.00', '41 of 120', '1,234,567.89']) {
      const number = canvas.getByText(figure);
      await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
    }
  },
};

export const LongWords: Story = {
  args: {
    title: longHeader.title,
    baseline: longWord,
    quote: { text: longSentence, name: longWord, jobTitle: longWord },
    parts: [
      { title: longWord, text: longSentence },
      { title: longHeader.title, text: longWord },
    ],
    links: { title: longWord, links: [longAction] },
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
