import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, IntroSplit } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { steps } from '../sample-artwork.ts';
import { header, longHeader, longSentence } from '../sample-content.ts';

const meta = {
  title: 'Sections/Intro split',
  component: IntroSplit,
  args: {
    eyebrow: 'Who we are',
    title: header.title,
    links: [
      { href: '/about', label: 'Read our story' },
      { href: '/career', label: 'See open jobs' },
    ],
    paragraphs: [header.lead, 'The search takes about two weeks, and most hires stay for years.'],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof IntroSplit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** On a phone, the drawing is below the text. */
export const WithPicture: Story = { args: { picture: { composition: steps, alt: 'Four steps.' } } };

export const OneParagraph: Story = {
  render: () => <IntroSplit title="Us" paragraphs={['Four offices.']} />,
};

export const LongWords: Story = {
  args: {
    eyebrow: longHeader.eyebrow,
    title: longHeader.title,
    paragraphs: [longHeader.lead, longSentence, `${longSentence} ${longHeader.lead}`],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
