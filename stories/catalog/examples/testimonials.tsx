import { Testimonials } from '#design-system';

export const basic = (
  <Testimonials
    title="What clients say"
    testimonials={[
      { quote: 'We met three, and hired two.', firstName: 'Meredith', jobTitle: 'VP Engineering' },
      { quote: 'They removed half of it.', firstName: 'Daniel', jobTitle: 'Director of Sales' },
      { quote: 'I always knew what came next.', firstName: 'Owen', jobTitle: 'IT Manager' },
    ]}
    autoplay={false}
  />
);
