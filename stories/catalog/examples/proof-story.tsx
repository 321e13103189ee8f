import { compositions, ProofStory } from '#design-system';

const picture = { composition: compositions.calendar, alt: 'A calendar.' };

export const basic = (
  <ProofStory
    caption="Sample project"
    title="Nights on call"
    figure="0 of 90"
    quote={{ text: 'I haven’t been woken up once.', name: 'Ada', jobTitle: 'Operations lead' }}
    frames={[
      { title: 'The problem', text: 'Someone was called every night.', picture },
      { title: 'What we did', text: 'We removed 12 alarms.', picture },
      { title: 'The result', text: 'All engineers sleep.', picture },
    ]}
  />
);
