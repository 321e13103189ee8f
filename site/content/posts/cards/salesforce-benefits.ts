import { postSalesforce } from '../../../artwork/post-salesforce.ts';
import { people } from '../../people.ts';
import type { PostCard } from '../post.ts';

export const salesforceBenefitsCard = {
  path: '/blog/the-benefits-of-implementing-salesforce-in-your-business',
  heading: 'The benefits of implementing Salesforce in your business',
  summary:
    'Five questions your people should be able to answer without asking around, and what each answer takes.',
  published: '2026-07-21',
  author: people.salesforce,
  picture: {
    composition: postSalesforce,
    alt: 'Three hands join a customer’s portrait.',
  },
} as const satisfies PostCard;
