import { CardGrid } from '#design-system';

export const cards = (
  <CardGrid
    title="How we fill a role"
    cards={[
      { glyph: 'search', title: 'Search', text: 'We call people who aren’t looking.' },
      { glyph: 'chat', title: 'Interview', text: 'An engineer asks about real problems.' },
      { glyph: 'document', title: 'Shortlist', text: 'Three profiles with notes.' },
    ]}
  />
);

export const bento = (
  <CardGrid
    variant="bento"
    title="How we fill a role"
    cards={[
      { glyph: 'search', title: 'Search', text: 'We call people who aren’t looking.' },
      { glyph: 'chat', title: 'Interview', text: 'An engineer asks about real problems.' },
      { glyph: 'document', title: 'Shortlist', text: 'Three profiles with notes.' },
      { glyph: 'team', title: 'Onboarding', text: 'Ready on day one.' },
      { glyph: 'check', title: 'Support', text: 'One person takes your calls.' },
    ]}
  />
);

export const open = (
  <CardGrid
    variant="open"
    title="How we fill a role"
    cards={[
      { glyph: 'search', title: 'Search', text: 'We call people who aren’t looking.' },
      { glyph: 'chat', title: 'Interview', text: 'An engineer asks about real problems.' },
      { glyph: 'document', title: 'Shortlist', text: 'Three profiles with notes.' },
    ]}
  />
);
