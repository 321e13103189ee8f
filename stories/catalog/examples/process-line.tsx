import { compositions, ProcessLine } from '#design-system';

export const basic = (
  <ProcessLine
    title="From the call to the first day"
    lead="Two weeks, if you answer as fast as we do."
    highlight="Week 2"
    steps={[
      {
        label: 'Week 1',
        title: 'A shortlist',
        text: 'Three names, with notes.',
        art: compositions.document,
      },
      {
        label: 'Week 2',
        title: 'A match',
        text: 'One of them signs.',
        art: compositions.people,
      },
    ]}
  />
);
