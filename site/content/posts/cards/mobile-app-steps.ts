import { postMobileApp } from '../../../artwork/post-mobile-app.ts';
import { people } from '../../people.ts';
import type { PostCard } from '../post.ts';

export const mobileAppStepsCard = {
  path: '/blog/key-steps-in-mobile-app-development-from-idea-to-launch',
  heading: 'Key steps in mobile app development, from idea to launch',
  summary:
    'We follow one invented app for elevator mechanics through nine steps, each with a test that tells you whether to continue.',
  published: '2026-03-24',
  author: people.mobile,
  picture: {
    composition: postMobileApp,
    alt: 'Frog’s eggs, a tadpole, and a tadpole with legs are in a pond, and a frog leaps above the water.',
  },
} as const satisfies PostCard;
