import { ProcessSteps } from '#design-system';

export const line = (
  <ProcessSteps
    title="Three steps to a shortlist"
    steps={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about what broke.' },
      { title: 'Shortlist', text: 'Three names with notes.' },
    ]}
  />
);

export const ladder = (
  <ProcessSteps
    variant="ladder"
    title="Three steps to a shortlist"
    steps={[
      { title: 'Search', text: 'We call people who aren’t looking.' },
      { title: 'Interview', text: 'An engineer asks about what broke.' },
      { title: 'Shortlist', text: 'Three names with notes.' },
    ]}
  />
);
