import { compositions, Reasons } from '#design-system';

export const columns = (
  <Reasons
    title="How we work with your team"
    art={compositions.network}
    background="brand"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about real problems.' },
      { title: 'Shortlist', text: 'Three profiles with notes.' },
      { title: 'Onboarding', text: 'Ready on day one.' },
    ]}
  />
);

export const clauses = (
  <Reasons
    variant="clauses"
    title="How we work with your team"
    art={compositions.network}
    background="brand"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about real problems.' },
      { title: 'Shortlist', text: 'Three profiles with notes.' },
      { title: 'Onboarding', text: 'Ready on day one.' },
    ]}
  />
);

export const comparison = (
  <Reasons
    variant="comparison"
    title="How we work with your team"
    art={compositions.network}
    background="brand"
    columns={['Before', 'With us']}
    reasons={[
      { before: 'Ads', title: 'Search', text: 'We call people who aren’t looking.' },
      { before: 'A quiz', title: 'Interview', text: 'An engineer asks about real problems.' },
      { before: 'A pile', title: 'Shortlist', text: 'Three profiles with notes.' },
      { before: 'Someday', title: 'Onboarding', text: 'Ready on day one.' },
    ]}
  />
);

export const statements = (
  <Reasons
    variant="statements"
    title="How we work with your team"
    background="brand"
    reasons={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about real problems.' },
      { title: 'Shortlist', text: 'Three profiles with notes.' },
      { title: 'Onboarding', text: 'Ready on day one.' },
    ]}
  />
);
