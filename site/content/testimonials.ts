import type { Testimonial } from '#design-system';
import type { counts } from '../requirements.ts';
import type { Tuple } from './tuple.ts';

/**
 * Sample content: invented quotes and drawn portraits, on the home page. A real company puts its own
 * clients' words and photos here, with their consent.
 */
export const testimonials: Tuple<Testimonial, typeof counts.testimonials> = [
  {
    quote:
      'We asked for two React engineers and met three people. Both hires shipped to production in their second week.',
    firstName: 'Meredith',
    jobTitle: 'VP of Engineering, payments',
    portrait: '/portraits/meredith.svg',
  },
  {
    quote:
      'Our Salesforce org had nine years of rules that nobody dared to touch. They documented every one, then removed half.',
    firstName: 'Daniel',
    jobTitle: 'Director of Sales Operations',
    portrait: '/portraits/daniel.svg',
  },
  {
    quote:
      'The first data engineer was not the right fit. They told us before we noticed, and the second one is still here.',
    firstName: 'Priya',
    jobTitle: 'Head of Data, retail group',
    portrait: '/portraits/priya.svg',
  },
  {
    quote:
      'With one call a week and one page of notes, I always knew who was on the project and what it cost.',
    firstName: 'Owen',
    jobTitle: 'IT Program Manager, hospital network',
    portrait: '/portraits/owen.svg',
  },
];
