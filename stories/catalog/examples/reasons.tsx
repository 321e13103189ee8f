import { compositions, Reasons } from '#design-system';

export const basic = (
  <Reasons
    title="How we work with your team"
    art={compositions.network}
    background="brand"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about real problems.' },
      { title: 'Shortlist', text: 'Three profiles.' },
      { title: 'Start', text: 'Monday.' },
    ]}
  />
);
