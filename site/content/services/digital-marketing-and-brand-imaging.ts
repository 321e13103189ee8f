import type { FlipCardsContent } from '#design-system';
import {
  brandIdentity,
  buyersWords,
  meteredAd,
} from '../../artwork/digital-marketing/brand-and-ads.ts';
import { burntDishFirst } from '../../artwork/digital-marketing/burnt-dish-first.ts';
import { positioning } from '../../artwork/digital-marketing/cat-shop.ts';
import {
  answeredChannels,
  byline,
  consent,
  oneNumber,
} from '../../artwork/digital-marketing/content-and-inquiries.ts';
import { credit } from '../../artwork/digital-marketing/credit.ts';
import * as industries from '../../artwork/digital-marketing/industries.ts';
import { direct } from '../../artwork/digital-marketing/suitcase-lift.ts';
import { adsStop, wideAdsStop } from '../../artwork/digital-marketing/unplugged-ad.ts';
import { unraveledSweater } from '../../artwork/unraveled-sweater.ts';
import { inquiryTexts } from '../../requirements.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { developmentProof } from '../company/sample-proof/development.ts';
import type { ConsultingPage } from './service-page.ts';

export const page = {
  path: '/digital-marketing-and-brand-imaging',
  title: 'Digital marketing and brand imaging services',
  description:
    'Brand identity, search, ads, content, social, and email, with a monthly report on cost per inquiry.',
  banner: {
    eyebrow: 'For midsize companies that live on inquiries',
    title: 'Marketing you can trace to an inquiry',
    lead: 'One small team handles your brand, search, social, and email, and a monthly report of one page shows what each inquiry cost and where it came from.',
    action: { href: '/contact', label: 'Book a channel review' },
    art: unraveledSweater,
  },
  services: {
    title: 'Our marketing services',
    cards: [
      {
        scene: positioning,
        title: 'Positioning',
        summary: 'Clarity about who you serve',
        text: 'We write one sentence with you and test it with 10 current and three former customers.',
      },
      {
        scene: brandIdentity,
        title: 'Brand identity',
        summary: 'A look with clear rules',
        text: 'A 12-page guide sets your logo, type, colors, and tone of voice.',
      },
      {
        scene: buyersWords,
        title: 'Search (SEO)',
        summary: 'Keywords that bring buyers',
        text: 'We rank keywords by buying intent and technical fixes by their impact.',
      },
      {
        scene: meteredAd,
        title: 'Paid ads',
        summary: 'With a daily budget',
        text: 'Each offer has its own landing page, and exclusion lists keep ads away from the wrong searches.',
      },
      {
        scene: byline,
        title: 'Content',
        summary: 'Articles by your specialists',
        text: 'We plan a calendar each quarter and publish under your specialists’ names.',
      },
      {
        scene: answeredChannels,
        title: 'Social media',
        summary: 'Two channels, done well',
        text: 'People get replies within four business hours, and complaints follow a set procedure.',
      },
      {
        scene: consent,
        title: 'Email',
        summary: 'Only to people who agreed',
        text: 'We record consent, keep the list clean, and stop each sequence as soon as someone replies or buys.',
      },
      {
        scene: oneNumber,
        title: 'Measurement',
        summary: 'One number for both teams',
        text: 'We track forms and calls with consent, so sales and marketing quote the same number.',
      },
    ],
  },
  stats: [facts.experience, facts.rating, facts.launched, facts.retention],
  explained: {
    title: 'How we measure what each channel brings',
    lead: 'We switch off one channel in half the regions and count the missing inquiries, here in a sample of 20.',
    figure: credit(
      [
        {
          label: 'Brand search',
          touches: [{ week: 9, does: 'asks' }],
          lastClick: 12,
          measured: 2,
        },
        {
          label: 'Search ads',
          touches: [{ week: 6.6, does: 'compares' }],
          lastClick: 4,
          measured: 5,
        },
        {
          label: 'Newsletter',
          touches: [{ week: 4.6, does: 'signs up, reads' }],
          lastClick: 2,
          measured: 3,
        },
        {
          label: 'Social',
          touches: [{ week: 2.8, does: 'sees a case study' }],
          lastClick: 1,
          measured: 2,
        },
        { label: 'Article', touches: [{ week: 1, does: 'finds it' }], lastClick: 1, measured: 8 },
      ],
      'A buyer finds an article in week 1 and inquires in week 9 after a brand search. By last click, articles bring 1 of 20 inquiries; by test, 8.',
    ),
    steps: [
      {
        title: 'Buyers meet you often',
        text: 'Before they send an inquiry, they read an article, see a post, and compare several companies.',
      },
      {
        title: 'The last click gets the credit',
        text: 'People who search for your name already know you, so those ads buy visits you’d get anyway.',
      },
      {
        title: 'A test shows the real effect',
        text: 'Where a channel is off for four weeks, the missing inquiries show what it brings in.',
      },
      {
        title: 'The budget follows the test',
        text: 'In this example, two-thirds of the budget for brand search moved to articles and search ads.',
      },
    ],
  },
  industries: {
    title: 'Marketing by industry',
    cards: [
      {
        drawing: adsStop,
        wideDrawing: wideAdsStop,
        title: 'Retail and e-commerce',
        text: 'Campaigns planned around inventory, with ads that stop when a product sells out.',
        link: { href: '/industries/retail-and-ecommerce', label: 'See the industry' },
      },
      {
        drawing: direct,
        title: 'Travel and hospitality',
        text: 'More direct bookings, less commission, and a reply to every review within a day.',
        link: { href: '/industries/travel-and-hospitality', label: 'See the industry' },
      },
      {
        drawing: industries.firstClass,
        title: 'Education and e-learning',
        text: 'Search ads timed to the calendar, and reminders until the first class.',
        link: { href: '/industries/education-and-elearning', label: 'See the industry' },
      },
      {
        drawing: industries.localClaim,
        title: 'Healthcare',
        text: 'Local visibility without targeting by condition, and claims checked by rule.',
        link: { href: '/industries/healthcare-development', label: 'See the industry' },
      },
      {
        drawing: industries.sameWeek,
        title: 'Media and entertainment',
        text: 'Launch weeks in which ads, social, and press tell the same story.',
        link: { href: '/industries/media-and-entertainment', label: 'See the industry' },
      },
    ],
  },
  why: {
    title: 'Why marketers choose us',
    art: burntDishFirst,
    reasons: [
      {
        title: 'You pay for ads directly',
        text: 'Google, LinkedIn, and Meta bill you for ads, and we charge only for our time.',
      },
      {
        title: 'Bad results come first',
        text: 'Every report begins with what didn’t work, what it cost, and what will change.',
      },
      {
        title: 'One designer for both',
        text: 'Your ads match your logo, because the same designer creates both.',
      },
      {
        title: 'Claims are checked twice',
        text: 'A second person checks every number, and we never buy followers or reviews.',
      },
    ],
  },
  engagement: {
    title: 'Scope, terms, and timeline',
    action: { href: '/contact', label: 'Request a sample report' },
    phases: {
      parts: [
        { title: 'Interviews', time: '2 weeks', length: 2 },
        { title: 'Identity', time: '4–7 weeks', length: [4, 7] },
        { title: 'Campaigns', time: '3 months', length: 13 },
      ],
      end: 'Your choice',
    },
    facts: [
      { term: 'For', detail: 'Companies that sell by inquiry or booking' },
      {
        term: 'You get',
        detail: 'Brand guide, landing pages, ad accounts, and raw data',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed fee for an identity',
        condition: 'A monthly fee for campaigns, by number of channels',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '6–9 weeks',
        condition: 'For an identity; campaigns take 3 months',
      },
      { term: 'Tools', detail: 'Google Ads and Analytics, LinkedIn Ads, and HubSpot' },
      proofFact(developmentProof['/digital-marketing-and-brand-imaging']),
    ],
  },
  closing: {
    title: 'Find out which channels pay off',
    lead: 'With read-only access to your accounts, we can show you the three places where you lose the most money.',
    next: 'we show them on a call.',
    interest: inquiryTexts.businessCategory,
    background: 'brand',
  },
} as const satisfies Omit<ConsultingPage, 'services'> & { services: FlipCardsContent };
