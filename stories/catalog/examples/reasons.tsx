import { compositions, Reasons } from '#design-system';

export const document = (
  <Reasons
    title="How we work with your team"
    art={compositions.document}
    background="brand"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about real problems.' },
      { title: 'Shortlist', text: 'Three profiles with notes.' },
      { title: 'Start', text: 'Accounts and a first ticket on Monday.' },
    ]}
  />
);

export const scene = (
  <Reasons
    variant="scene"
    title="How we work with your team"
    art={compositions.people}
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about real problems.' },
      { title: 'Shortlist', text: 'Three profiles.' },
      { title: 'Start', text: 'Monday.' },
    ]}
  />
);
