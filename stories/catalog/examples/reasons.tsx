import { Reasons } from '#design-system';

export const aside = (
  <Reasons
    title="Why teams stay"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about what broke.' },
      { title: 'Shortlist', text: 'Three names with notes.' },
    ]}
  />
);

export const columns = (
  <Reasons
    variant="columns"
    title="Why teams stay"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about what broke.' },
      { title: 'Shortlist', text: 'Three names with notes.' },
    ]}
  />
);
