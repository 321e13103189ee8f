import type { BannerContent, CardGridContent, FooterInquiryProps } from '#design-system';
import { bars } from '../sample-artwork.ts';

export const example = {
  banner: {
    eyebrow: 'An example',
    title: 'Measure before you move',
    lead: 'Two analysts, four weeks, and a list of what to stop doing.',
    action: { href: '/contact', label: 'Book the analysts' },
    art: bars,
  },
  offers: {
    title: 'What you get',
    cards: [
      { glyph: 'search', title: 'An inventory', text: 'Every system, its owner, its cost.' },
      { glyph: 'chart', title: 'A baseline', text: 'Where time goes today, in hours a week.' },
      { glyph: 'check', title: 'A list', text: 'What to stop, what to keep, in order.' },
    ],
  },
  closing: {
    title: 'Four weeks from now you could know',
    lead: 'Send the name of the process that hurts most.',
  },
} as const satisfies {
  banner: BannerContent;
  offers: CardGridContent;
  closing: Pick<FooterInquiryProps, 'title' | 'lead'>;
};
