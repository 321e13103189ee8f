import { NumberedReasons } from '#design-system';

export const basic = (
  <NumberedReasons
    title="How we work with your team"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about real problems.' },
      { title: 'Shortlist', text: 'Three profiles with notes.' },
      { title: 'Onboarding', text: 'Ready on day one.' },
      { title: 'Support', text: 'One person takes your calls.' },
    ]}
  />
);
