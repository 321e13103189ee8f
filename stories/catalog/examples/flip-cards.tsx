import { FlipCards } from '#design-system';

export const basic = (
  <FlipCards
    title="From search to start"
    cards={[
      {
        glyph: 'search',
        title: 'Search',
        summary: 'People who have a job',
        text: 'We call people who aren’t looking.',
      },
      {
        glyph: 'chat',
        title: 'Interview',
        summary: 'By an engineer',
        text: 'An engineer asks about what broke.',
      },
      {
        glyph: 'document',
        title: 'Shortlist',
        summary: 'Three names',
        text: 'Each has notes, and a reason against.',
      },
    ]}
  />
);
