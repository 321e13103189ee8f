import type { BannerContent, CardGridContent, FooterInquiryProps } from '#design-system';
import { bars } from '../sample-artwork.ts';

export const example = {
  banner: {
    eyebrow: 'An example',
    title: 'Process audits in four weeks',
    lead: 'Two analysts measure your work and give you a list of what to stop doing.',
    action: { href: '/contact', label: 'Plan an audit' },
    art: bars,
  },
  offers: {
    title: 'What you get',
    cards: [
      { glyph: 'search', title: 'An inventory', text: 'Every system, its owner, and its cost.' },
      { glyph: 'gear', title: 'A baseline', text: 'Where your time goes today, in hours a week.' },
      { glyph: 'check', title: 'A list', text: 'What to stop and what to keep, in order.' },
    ],
  },
  closing: {
    title: 'Which process should we look at?',
    lead: 'Tell us which process causes the most trouble.',
  },
} as const satisfies {
  banner: BannerContent;
  offers: CardGridContent;
  closing: Pick<FooterInquiryProps, 'title' | 'lead'>;
};
