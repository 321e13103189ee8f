import { FlipCards } from '#design-system';

export const basic = (
  <FlipCards
    title="How we fill a role"
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
        text: 'An engineer asks about real problems.',
      },
      {
        glyph: 'document',
        title: 'Shortlist',
        summary: 'Three profiles',
        text: 'Each has notes from the interview.',
      },
    ]}
  />
);
