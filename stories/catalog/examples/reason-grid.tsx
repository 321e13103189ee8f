import { compositions, ReasonGrid } from '#design-system';

export const basic = (
  <ReasonGrid
    title="How we work with your team"
    reasons={[
      {
        title: 'Search',
        text: 'We call people who aren’t looking.',
        art: compositions.chat,
      },
      {
        title: 'Interview',
        text: 'An engineer asks about real problems.',
        art: compositions.chat,
      },
      { title: 'Shortlist', text: 'Three profiles with notes.', art: compositions.calendar },
      { title: 'Onboarding', text: 'Ready on day one.', art: compositions.network },
      { title: 'Support', text: 'One person takes your calls.', art: compositions.calendar },
    ]}
  />
);
