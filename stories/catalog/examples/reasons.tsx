import { compositions, Reasons } from '#design-system';

export const basic = (
  <Reasons
    title="How we work with your team"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.', art: compositions.chat },
      {
        title: 'Interview',
        text: 'An engineer asks about real problems.',
        art: compositions.document,
      },
      { title: 'Shortlist', text: 'Three profiles with notes.', art: compositions.shield },
      {
        title: 'Start',
        text: 'Accounts and a first ticket on Monday.',
        art: compositions.document,
      },
    ]}
  />
);
