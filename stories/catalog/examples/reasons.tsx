import { Reasons } from '#design-system';

export const basic = (
  <Reasons
    title="Why teams stay"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about what broke.' },
      { title: 'Shortlist', text: 'Three names with notes.' },
      { title: 'Start', text: 'Accounts and a first ticket on Monday.' },
    ]}
  />
);
