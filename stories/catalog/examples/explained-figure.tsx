import { ExplainedFigure } from '#design-system';
import { figure } from '../../sample-figure.ts';

export const basic = (
  <ExplainedFigure
    title="Three gates before a name"
    lead="Of sixty people, three reach your desk."
    figure={figure}
    steps={[
      { label: 'Day 1', title: 'Search', text: 'We call sixty people who aren’t looking.' },
      { label: 'Day 3', title: 'Interview', text: 'An engineer talks with twelve of them.' },
      { label: 'Day 5', title: 'Shortlist', text: 'You read three names, with notes.' },
    ]}
  />
);
