import { ProofBand } from '#design-system';

export const basic = (
  <ProofBand
    caption="Sample project"
    title="Nights on call in the first quarter"
    figure="0"
    quote={{ text: 'The phone is quiet.', name: 'Ada', jobTitle: 'Operations lead' }}
    parts={[
      { title: 'The problem', text: 'Two engineers were called every third night.' },
      { title: 'What we did', text: 'We removed the twelve alarms that meant nothing.' },
    ]}
    links={{
      title: 'Where it happens too',
      links: [{ href: '/industries/telecommunications', label: 'Telecommunications' }],
    }}
  />
);
