import { compositions, Reasons } from '#design-system';

export const columns = (
  <Reasons
    title="How we work with your team"
    art={compositions.network}
    background="brand"
    reasons={[
      { title: 'Search', text: 'We call first.' },
      { title: 'Interview', text: 'An engineer asks.' },
      { title: 'Shortlist', text: 'Three profiles.' },
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
      { title: 'Search', text: 'We call first.' },
      { title: 'Interview', text: 'An engineer asks.' },
      { title: 'Shortlist', text: 'Three profiles.' },
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
      { before: 'Ads', title: 'Search', text: 'We call first.' },
      { before: 'A quiz', title: 'Interview', text: 'An engineer asks.' },
      { before: 'A pile', title: 'Shortlist', text: 'Three profiles.' },
      { before: 'Someday', title: 'Onboarding', text: 'Ready on day one.' },
    ]}
  />
);

export const statements = (
  <Reasons
    variant="statements"
    title="How we work with your team"
    reasons={[
      { title: 'Search', text: 'We call first.' },
      { title: 'Interview', text: 'An engineer asks.' },
      { title: 'Shortlist', text: 'Three profiles.' },
      { title: 'Onboarding', text: 'Ready on day one.' },
    ]}
  />
);
