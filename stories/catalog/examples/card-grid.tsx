import { CardGrid } from '#design-system';

export const cards = (
  <CardGrid
    title="From search to start"
    cards={[
      { glyph: 'search', title: 'Search', text: 'We call people who aren’t looking.' },
      { glyph: 'chat', title: 'Interview', text: 'An engineer asks about what broke.' },
      { glyph: 'document', title: 'Shortlist', text: 'Three names with notes.' },
    ]}
  />
);

export const bento = (
  <CardGrid
    variant="bento"
    title="From search to start"
    cards={[
      { glyph: 'search', title: 'Search', text: 'We call people who aren’t looking.' },
      { glyph: 'chat', title: 'Interview', text: 'An engineer asks about what broke.' },
      { glyph: 'document', title: 'Shortlist', text: 'Three names with notes.' },
      { glyph: 'handOver', title: 'Onboarding', text: 'Ready on day one.' },
      { glyph: 'support', title: 'Support', text: 'One person answers.' },
    ]}
  />
);

export const rows = (
  <CardGrid
    variant="rows"
    title="From search to start"
    cards={[
      { glyph: 'search', title: 'Search', text: 'We call people who aren’t looking.' },
      { glyph: 'chat', title: 'Interview', text: 'An engineer asks about what broke.' },
      { glyph: 'document', title: 'Shortlist', text: 'Three names with notes.' },
    ]}
  />
);

export const open = (
  <CardGrid
    variant="open"
    title="From search to start"
    cards={[
      { glyph: 'search', title: 'Search', text: 'We call people who aren’t looking.' },
      { glyph: 'chat', title: 'Interview', text: 'An engineer asks about what broke.' },
      { glyph: 'document', title: 'Shortlist', text: 'Three names with notes.' },
    ]}
  />
);
