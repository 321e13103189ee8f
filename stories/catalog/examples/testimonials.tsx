import { Testimonials } from '#design-system';

export const basic = (
  <Testimonials
    title="What clients say"
    testimonials={[
      {
        quote: 'We met three people and hired two.',
        firstName: 'Meredith',
        jobTitle: 'VP of Engineering',
        portrait: '/portraits/meredith.svg',
      },
      {
        quote: 'They removed half of our old rules.',
        firstName: 'Daniel',
        jobTitle: 'Director of Sales',
        portrait: '/portraits/daniel.svg',
      },
    ]}
    autoplay={false}
  />
);
