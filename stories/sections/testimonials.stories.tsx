import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backgroundNames, Testimonials } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { oneOf } from '../one-of.ts';

const meta = {
  title: 'Sections/Testimonials',
  component: Testimonials,
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
  // It doesn't move in screenshots. The Carousel's stories show how it advances.
  args: {
    title: 'What clients say',
    autoplay: false,
    testimonials: [
      {
        quote: 'We met three people and hired two. Both shipped in their second week.',
        firstName: 'Meredith',
        jobTitle: 'VP of Engineering',
        portrait: '/portraits/meredith.svg',
      },
      {
        quote: 'They documented nine years of rules that nobody dared to touch, then removed half.',
        firstName: 'Daniel',
        jobTitle: 'Director of Sales Operations',
        portrait: '/portraits/daniel.svg',
      },
      {
        quote: 'The first engineer was not the right fit. They told us before we noticed.',
        firstName: 'Priya',
        jobTitle: 'Head of Data',
        portrait: '/portraits/priya.svg',
      },
      {
        quote: 'One call a week and one page of notes. I always knew what came next.',
        firstName: 'Owen',
        jobTitle: 'IT Program Manager',
        portrait: '/portraits/owen.svg',
      },
    ],
  },
} satisfies Meta<typeof Testimonials>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Three at a time from 1199 px, two from 767 px, and one below that. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const expected = innerWidth >= 1199 ? 3 : innerWidth >= 767 ? 2 : 1;
    await waitFor(() =>
      expect(
        canvasElement.querySelectorAll('[aria-roledescription="slide"]:not([inert])'),
      ).toHaveLength(expected),
    );
  },
};

/** With the pause button that moving content requires (WCAG 2.2.2). */
export const Autoplay: Story = {
  args: { autoplay: true },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /^(Pause|Play) slides$/ }),
    ).toBeVisible();
  },
};

export const OneTestimonial: Story = {
  args: { testimonials: meta.args.testimonials.slice(0, 1) },
};

export const LongAndShortQuotes: Story = {
  args: {
    lead: 'Unedited, and with the speaker’s consent.',
    testimonials: [
      { quote: 'It works.', firstName: 'Jo', jobTitle: 'CTO' },
      {
        quote:
          'We had replaced the scheduling system of 14 clinics twice before, each time with a consulting firm that left on launch day. This time, the people who wrote the system answered the phone in the first week of flu season, which is why we’re still working with them.',
        firstName: 'Maximiliane-Charlotte',
        jobTitle: 'Deputy Director of Clinical Information Systems and Patient Scheduling',
      },
      ...meta.args.testimonials.slice(2),
    ],
  },
};

export const OnInverse: Story = { args: { background: 'inverse' } };
