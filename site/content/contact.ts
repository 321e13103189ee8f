import type { BannerContent, InquirySplitProps, SectionHeaderContent } from '#design-system';
import { inboxSlot } from '../artwork/inbox-slot.ts';
import { company } from './company/company.ts';
import { headquarters } from './company/contacts.ts';
import type { PageMeta } from './page.ts';

export const page = {
  path: '/contact',
  title: `Contact ${company.name}: offices, phone, and form`,
  description: `Write to ${company.name}, call an office in the USA, India, Canada, or the UK, or find us on the map.`,
  banner: {
    eyebrow: 'Contact Us',
    title: 'Tell us what you need',
    lead: 'A few lines are enough. Attach a brief or a résumé if you have one, and the right person will write back.',
    art: inboxSlot,
  },
  form: {
    title: 'Send us a message',
    lead: 'Choose a topic, and your message goes straight to the people who handle it.',
    points: [
      'A person reads it within a business day',
      'The reply comes with a name and a direct number',
      'Only the team that answers you sees your files',
    ],
    direct: {
      title: 'Or call or email our headquarters',
      links: [company.phone, { href: `mailto:${company.email}`, label: company.email }],
    },
  },
  map: {
    title: 'Visit our headquarters',
    lead: 'Please call ahead so that someone can meet you.',
    frameTitle: `Map of our headquarters in ${headquarters.place}`,
    linkLabel: 'Open in your maps app',
  },
  offices: {
    title: 'Four offices',
    lead: 'Call the one that’s open now.',
  },
  closing: {
    title: 'Ready to write to us?',
    lead: 'This form reaches the same team as the one at the top of the page.',
    emphasis: 'quiet',
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  form: Pick<InquirySplitProps, 'title' | 'lead' | 'points' | 'direct'>;
  map: SectionHeaderContent & { frameTitle: string; linkLabel: string };
  offices: SectionHeaderContent;
};
