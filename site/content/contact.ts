import type {
  BannerContent,
  InquirySplitProps,
  OfficeListProps,
  SectionHeaderContent,
} from '#design-system';
import { landmarks } from '../artwork/landmarks.ts';
import { messageByPigeon } from '../artwork/message-by-pigeon.ts';
import { company } from './company/company.ts';
import { countryCount, headquarters, officeCountries } from './company/contacts.ts';
import type { PageMeta } from './page.ts';

export const page = {
  path: '/contact',
  title: `Contact ${company.name}: offices, phone, and form`,
  description: `Reach ${company.name} by form, email, or phone. We have offices in ${officeCountries}.`,
  banner: {
    eyebrow: 'Contact Us',
    title: 'Tell us what you need',
    lead: 'Describe your project, open role, or question in a few lines, and attach a brief or a résumé if you have one.',
    action: { ...company.phone, label: `Call ${company.phone.label}` },
    secondAction: { href: `mailto:${company.email}`, label: 'Email us' },
    art: messageByPigeon,
  },
  form: {
    title: 'Send us a message',
    lead: 'Choose an area of interest, and your message goes directly to the people who handle it.',
    // In the order in which visitors ask. The form next to them is what to do next.
    points: [
      'For clients, job seekers, and students',
      'You get a reply with a name and a direct phone number',
      'Inquiries are free, and nothing is binding until you sign',
      'Someone who knows your field replies within one business day',
      'Only the people who need your attachments can see them',
      `In business since ${company.founded}, with offices in ${countryCount.inText} countries`,
    ],
    direct: {
      title: 'Call or email our headquarters',
      links: [company.phone, { href: `mailto:${company.email}`, label: company.email }],
    },
  },
  map: {
    title: 'Visit our headquarters',
    lead: 'Please call ahead so that someone is available to meet you.',
    frameTitle: `Map of our headquarters in ${headquarters.place}`,
    linkLabel: 'Open in your maps app',
  },
  offices: {
    title: 'Offices and phone numbers',
    lead: 'Every office takes calls during local business hours.',
    pictures: landmarks,
  },
  closing: {
    title: 'Ready to write to us?',
    lead: 'Use this form or the one above: the same team answers.',
    emphasis: 'quiet',
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  form: Pick<InquirySplitProps, 'title' | 'lead' | 'points' | 'direct'>;
  map: SectionHeaderContent & { frameTitle: string; linkLabel: string };
  offices: Pick<OfficeListProps, 'title' | 'lead' | 'pictures'>;
};
