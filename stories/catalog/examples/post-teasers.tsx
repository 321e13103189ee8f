import { compositions, PostTeasers } from '#design-system';

export const lead = (
  <PostTeasers
    title="From the journal"
    posts={[
      {
        href: '/blog',
        title: 'What to do in the first week',
        summary: 'Day by day.',
        published: '2026-03-24',
        picture: { composition: compositions.calendar, alt: 'A month with one day marked.' },
      },
      {
        href: '/career',
        title: 'Questions for your interviewer',
        summary: 'Ask who left last.',
        published: '2026-01-31',
        picture: { composition: compositions.chat, alt: 'Three speech bubbles.' },
      },
    ]}
  />
);

export const feature = (
  <PostTeasers
    variant="feature"
    title="From the journal"
    posts={[
      {
        href: '/blog',
        title: 'What to do in the first week',
        summary: 'Day by day.',
        published: '2026-03-24',
        picture: { composition: compositions.calendar, alt: 'A month with one day marked.' },
      },
      {
        href: '/career',
        title: 'Questions for your interviewer',
        summary: 'Ask who left last.',
        published: '2026-01-31',
        picture: { composition: compositions.chat, alt: 'Three speech bubbles.' },
      },
    ]}
  />
);
