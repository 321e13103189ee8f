import { postWebsite } from '../../../artwork/post-website.ts';
import { people } from '../../people.ts';
import type { PostCard } from '../post.ts';

export const professionalWebsiteCard = {
  path: '/blog/tips-and-tricks-to-develop-a-professional-website',
  heading: 'Tips and tricks to develop a professional website',
  summary:
    'Ten tips in the order we follow them, from the first sentence to regular updates, and a test to run before launch.',
  published: '2026-05-19',
  author: people.web,
  picture: {
    composition: postWebsite,
    alt: 'A cleaner wipes a browser window.',
  },
} as const satisfies PostCard;
