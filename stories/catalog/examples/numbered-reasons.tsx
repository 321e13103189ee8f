import { NumberedReasons } from '#design-system';

export const basic = (
  <NumberedReasons
    title="Why teams stay"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about what broke.' },
      { title: 'Shortlist', text: 'Three names with notes.' },
      { title: 'Onboarding', text: 'Ready on day one.' },
      { title: 'Support', text: 'One person answers.' },
    ]}
  />
);
