import { ExplainedFigure } from '#design-system';
import { figure } from '../../sample-figure.ts';

export const basic = (
  <ExplainedFigure
    title="How we choose candidates"
    lead="We call 60 people and send you three."
    figure={figure}
    steps={[
      { label: 'Day 1', title: 'Search', text: 'We call 60 people who aren’t looking.' },
      { label: 'Day 3', title: 'Interview', text: 'An engineer interviews 12 of them.' },
      { label: 'Day 5', title: 'Shortlist', text: 'You get three profiles with notes.' },
    ]}
  />
);
