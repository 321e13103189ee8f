import { postStaffAugmentation } from '../../../artwork/post-staff-augmentation.ts';
import { people } from '../../people.ts';
import type { PostCard } from '../post.ts';

export const staffAugmentationCard = {
  path: '/blog/what-is-staff-augmentation-&-what-are-its-benefits',
  heading: 'What is staff augmentation, and what are its benefits?',
  summary: 'How it works: what you do, what the vendor does, and when hiring becomes cheaper.',
  published: '2026-09-15',
  author: people.staffing,
  picture: {
    composition: postStaffAugmentation,
    alt: 'A guest helps three colleagues carry a piano.',
  },
} as const satisfies PostCard;
