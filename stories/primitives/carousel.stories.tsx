import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card, Carousel, Heading, Section } from '#design-system';
import {
  eachBreakpoint,
  forcedColors,
  motionUnpictured,
  unpictured,
} from '../../.storybook/modes.ts';
import { LongPage } from '../long-page.tsx';

const slides = ['Requirements', 'Screening', 'Interview', 'Offer', 'Onboarding', 'Review'].map(
  (title) => ({
    id: title,
    content: (
      <Card>
        <Heading level={3}>{title}</Heading>
      </Card>
    ),
  }),
);

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: {
    slides,
    perView: { base: 1, phone: 2, tablet: 3, desktop: 4 },
    header: (titleId) => (
      <Heading level={2} id={titleId}>
        From role to seat
      </Heading>
    ),
  },
  render: (args) => (
    <Section>
      <Carousel {...args} />
    </Section>
  ),
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof Carousel>;

/** The numbers of the slides in view: "1 of 6" is 1. */
const inView = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map((slide) =>
    Number.parseInt(slide.getAttribute('aria-label') ?? '', 10),
  );

const perViewHere = () => {
  if (innerWidth >= 1199) return 4;
  if (innerWidth >= 767) return 3;
  return innerWidth >= 480 ? 2 : 1;
};

/** The slides in view, starting with `first`. The sixth is followed by the first. */
const from = (first: number) =>
  Array.from({ length: perViewHere() }, (_, step) => ((first - 1 + step) % 6) + 1).sort(
    (a, b) => a - b,
  );

const toSee = (canvas: HTMLElement, first: number) =>
  waitFor(() => expect(inView(canvas)).toEqual(from(first)));

/**
 * The breakpoint determines how many are in view. The others are inert. Each announces its
 * position.
 */
export const Default: Story = {
  parameters: eachBreakpoint,
  play: async ({ canvasElement }) => {
    await toSee(canvasElement, 1);
    const carousel = within(canvasElement).getByRole('group', { name: 'From role to seat' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(within(carousel).queryByRole('button', { name: 'Pause slides' })).toBeNull();
  },
};

export const Buttons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await toSee(canvasElement, 1);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await toSee(canvasElement, 2);
    await expect(canvas.getByRole('status')).toHaveTextContent(`2 to ${perViewHere() + 1} of 6`);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await toSee(canvasElement, 1);
    // The last slide comes before the first.
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await toSee(canvasElement, 6);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await toSee(canvasElement, 1);
    const viewport = within(canvasElement).getByRole('group', { name: 'Slides' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(viewport).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await toSee(canvasElement, 3);
    await userEvent.keyboard('{ArrowLeft}');
    await toSee(canvasElement, 2);
    await expect(viewport).toHaveFocus();
  },
};

/** An arrow key moves focus out of a slide before that slide goes out of view. */
export const FocusWithinASlide: Story = {
  args: {
    slides: slides.map(({ id }) => ({ id, content: <a href={`#${id}`}>{id}</a> })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await toSee(canvasElement, 1);
    canvas.getByRole('link', { name: 'Requirements' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await toSee(canvasElement, 2);
    await expect(canvas.getByRole('group', { name: 'Slides' })).toHaveFocus();
  },
};

export const Swipe: Story = {
  parameters: unpictured,
  play: async ({ canvasElement }) => {
    await toSee(canvasElement, 1);
    const viewport = within(canvasElement).getByRole('group', { name: 'Slides' });
    const { left, top, width } = viewport.getBoundingClientRect();
    const touches = (at: number) => [
      new Touch({ identifier: 1, target: viewport, clientX: left + width * at, clientY: top + 20 }),
    ];
    const slideWidth = 1 / perViewHere();
    fireEvent.touchStart(viewport, { touches: touches(0.9) });
    fireEvent.touchMove(viewport, { touches: touches(0.9 - slideWidth / 2) });
    fireEvent.touchMove(viewport, { touches: touches(0.9 - slideWidth * 0.8) });
    fireEvent.touchEnd(viewport, { touches: [] });
    await toSee(canvasElement, 2);
  },
};

/** The number of the first slide that is inside the frame. */
const scrolledTo = (frame: HTMLElement) => {
  const { left } = frame.getBoundingClientRect();
  const slides = [...frame.querySelectorAll('[aria-roledescription="slide"]')];
  return 1 + slides.findIndex((slide) => slide.getBoundingClientRect().left > left - 1);
};

/**
 * Its script doesn't load while it is far from the viewport. The buttons scroll, and the script
 * later starts from there.
 */
export const BeforeItsScript: Story = {
  parameters: { ...unpictured, landmarks: 'own' },
  args: { interval: 60_000 },
  render: (args) => (
    <>
      <LongPage />
      <aside>
        <Section>
          <Carousel {...args} />
        </Section>
      </aside>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('group', { name: 'Slides' });
    const previous = canvas.getByRole('button', { name: 'Previous slide' });
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await expect(canvas.queryByRole('button', { name: /^(Pause|Play) slides$/ })).toBeNull();
    fireEvent.click(next);
    fireEvent.click(next);
    await waitFor(() => expect(scrolledTo(frame)).toBe(3));
    fireEvent.click(previous);
    await waitFor(() => expect(scrolledTo(frame)).toBe(2));
    fireEvent.click(previous);
    fireEvent.click(previous);
    await waitFor(() => expect(scrolledTo(frame)).toBe(7 - perViewHere()));
    fireEvent.click(next);
    await waitFor(() => expect(scrolledTo(frame)).toBe(1));
    fireEvent.click(next);
    await waitFor(() => expect(scrolledTo(frame)).toBe(2));
    frame.scrollIntoView();
    await toSee(canvasElement, 2);
    await expect(scrolledTo(frame)).toBe(2);
  },
};

/**
 * Advances automatically until paused. Keyboard focus pauses it. Under reduced motion, it doesn't
 * start.
 */
export const Autoplay: Story = {
  args: { interval: 1500 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await toSee(canvasElement, 1);
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      await userEvent.click(canvas.getByRole('button', { name: 'Play slides' }));
      await userEvent.unhover(canvas.getByRole('button', { name: 'Pause slides' }));
    }
    await waitFor(() => expect(inView(canvasElement)).toEqual(from(2)), { timeout: 4000 });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    canvas.getByRole('button', { name: 'Previous slide' }).focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Pause slides' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pause slides' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toHaveFocus();
    await toSee(canvasElement, 2);
  },
};

/** If all slides fit, there are no buttons. */
export const QuietControls: Story = { args: { controls: 'quiet' } };

export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('button', { name: 'Next slide' })).toBeNull(),
    );
    await expect(inView(canvasElement)).toEqual([1]);
  },
};

/** Its heading is elsewhere on the page. */
export const WithoutHeader: Story = {
  render: ({ slides, perView }) => (
    <Section>
      <Heading level={2} id="hiring-steps">
        From role to seat
      </Heading>
      <Carousel slides={slides} perView={perView} labelledBy="hiring-steps" />
    </Section>
  ),
};

export const OnInverse: Story = {
  render: (args) => (
    <Section background="inverse">
      <Carousel {...args} />
    </Section>
  ),
};

export const InForcedColors: Story = { args: { interval: 5000 }, parameters: forcedColors };

/** The same, with smooth scrolling. */
export const BeforeItsScriptInMotion: Story = {
  ...BeforeItsScript,
  parameters: { ...motionUnpictured, landmarks: 'own' },
};

/** The same, with animation. */
export const ButtonsInMotion: Story = { ...Buttons, parameters: motionUnpictured };

/** Without reduced motion, it starts automatically. */
export const AutoplayInMotion: Story = { ...Autoplay, parameters: motionUnpictured };
