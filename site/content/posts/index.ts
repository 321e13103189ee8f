// Cards stand apart from the articles, so that a page of teasers doesn't load four long texts.
import {
  type PostTeaser,
  postMobileApp,
  postSalesforce,
  postStaffAugmentation,
  postWebsite,
} from '#design-system';
import type { PostCard } from './post.ts';

export const staffAugmentationCard = {
  path: '/blog/what-is-staff-augmentation-&-what-are-its-benefits',
  heading: 'What is staff augmentation, and what are its benefits?',
  summary:
    'Rent the person, keep the work: what you carry, what the vendor carries, and the month in which hiring becomes cheaper.',
  published: '2026-09-15',
  picture: {
    composition: postStaffAugmentation,
    alt: 'People sit around a table with one empty seat; a line leads a newcomer to it.',
  },
} as const satisfies PostCard;

export const salesforceBenefitsCard = {
  path: '/blog/the-benefits-of-implementing-salesforce-in-your-business',
  heading: 'The benefits of implementing Salesforce in your business',
  summary:
    'Five questions that your people should be able to answer without asking around, and what each answer costs in discipline.',
  published: '2026-07-21',
  picture: {
    composition: postSalesforce,
    alt: 'Four contacts feed one cloud; below it a funnel narrows to a single deal, ticked as won.',
  },
} as const satisfies PostCard;

export const professionalWebsiteCard = {
  path: '/blog/tips-and-tricks-to-develop-a-professional-website',
  heading: 'Tips and tricks to develop a professional website',
  summary:
    'Ten tips in the order we follow them, from the first sentence to the quarterly hour of care, and a test for launch day.',
  published: '2026-05-19',
  picture: {
    composition: postWebsite,
    alt: 'The same page in a browser window and on a phone, rearranged to fit each.',
  },
} as const satisfies PostCard;

export const mobileAppStepsCard = {
  path: '/blog/key-steps-in-mobile-app-development-from-idea-to-launch',
  heading: 'Key steps in mobile app development, from idea to launch',
  summary:
    'One invented app for elevator mechanics, followed through nine steps. Each has a test that tells you to go on or stop.',
  published: '2026-03-24',
  picture: {
    composition: postMobileApp,
    alt: 'Three phones in a row: a light bulb in dashed outline, a wireframe, and the finished app.',
  },
} as const satisfies PostCard;

/** Every article as a teaser, newest first: the order of /blog and of the home page. */
export const posts: readonly PostTeaser[] = [
  staffAugmentationCard,
  salesforceBenefitsCard,
  professionalWebsiteCard,
  mobileAppStepsCard,
].map(({ path, ...card }) => ({ ...card, href: path }));
