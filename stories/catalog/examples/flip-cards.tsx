import { FlipCards } from '#design-system';

export const basic = (
  <FlipCards
    title="From search to start"
    cards={[
      { glyph: 'search', title: 'Search', text: 'We call people who aren’t looking.' },
      { glyph: 'chat', title: 'Interview', text: 'An engineer asks about what broke.' },
      { glyph: 'document', title: 'Shortlist', text: 'Three names with notes.' },
    ]}
  />
);
