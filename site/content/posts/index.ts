import type { PostTeaser } from '#design-system';
import { mobileAppStepsCard } from './cards/mobile-app-steps.ts';
import { professionalWebsiteCard } from './cards/professional-website.ts';
import { salesforceBenefitsCard } from './cards/salesforce-benefits.ts';
import { staffAugmentationCard } from './cards/staff-augmentation.ts';
import type { PostCard } from './post.ts';

// Cards are not in the articles' modules, so that a page with teasers doesn't load four long texts.
/** Every article as a teaser, newest first: the order of /blog and of the home page. */
export const posts: readonly (PostTeaser & Pick<PostCard, 'author'>)[] = [
  staffAugmentationCard,
  salesforceBenefitsCard,
  professionalWebsiteCard,
  mobileAppStepsCard,
].map(({ path, heading, ...card }) => ({ ...card, title: heading, href: path }));
