import { ProcessSteps } from '#design-system';

export const line = (
  <ProcessSteps
    title="Three steps to a shortlist"
    steps={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about real problems.' },
      { title: 'Shortlist', text: 'Three profiles with notes.' },
    ]}
  />
);

export const ladder = (
  <ProcessSteps
    variant="ladder"
    title="Three steps to a shortlist"
    steps={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about real problems.' },
      { title: 'Shortlist', text: 'Three profiles with notes.' },
    ]}
  />
);
