import type { BannerContent, InquirySplitProps, SectionHeaderContent } from '#design-system';
import { inboxSlot } from '../artwork/inbox-slot.ts';
import { company } from './company/company.ts';
import { headquarters } from './company/contacts.ts';
import type { PageMeta } from './page.ts';

export const page = {
  path: '/contact',
  title: `Contact ${company.name}: offices, phone, and form`,
  description: `Write to ${company.name}, call one of our offices in the USA, India, Canada or the UK, or find us on the map. Attach up to five files to your message.`,
  banner: {
    eyebrow: 'Contact Us',
    title: 'Tell us what you need',
    lead: 'A few lines are enough. Attach a brief or a résumé if you have one, and the right person writes back.',
    art: inboxSlot,
  },
  form: {
    title: 'Send one message, reach the right desk',
    lead: 'Choose what it is about, and it goes straight to the people who do that work.',
    points: [
      'A person reads it, on the same working day',
      'You get a reply with a name and a direct line',
      'Files stay with the team that answers you',
    ],
    direct: {
      title: 'Or talk to the headquarters',
      links: [company.phone, { href: `mailto:${company.email}`, label: company.email }],
    },
  },
  map: {
    title: 'Visit the headquarters',
    lead: 'Call ahead, and there will be coffee.',
    frameTitle: `Map of the headquarters in ${headquarters.place}`,
    linkLabel: 'Open in your map',
  },
  offices: {
    title: 'Four offices',
    lead: 'Call the one that is open now.',
  },
  closing: {
    title: 'Rather write than call?',
    lead: 'This form reaches the same desk as the one at the top of the page.',
    emphasis: 'quiet',
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  form: Pick<InquirySplitProps, 'title' | 'lead' | 'points' | 'direct'>;
  map: SectionHeaderContent & { frameTitle: string; linkLabel: string };
  offices: SectionHeaderContent;
};
