import { compositions, ProofBand } from '#design-system';
import { climb } from '../../sample-artwork.ts';

export const numberFirst = (
  <ProofBand
    caption="Sample project"
    title="Nights on call in the first quarter"
    figure="0 of 90"
    quote={{ text: 'I haven’t been woken up once.', name: 'Ada', jobTitle: 'Operations lead' }}
    picture={{ composition: compositions.calendar, alt: 'A calendar of one quiet month.' }}
    parts={[
      { title: 'The problem', text: 'Two engineers were called every third night.' },
      { title: 'What we did', text: 'We removed the 12 alarms that meant nothing.' },
    ]}
    links={{
      title: 'Industries',
      links: [{ href: '/industries/telecommunications', label: 'Telecommunications' }],
    }}
  />
);

export const scene = (
  <ProofBand
    variant="scene"
    background="brand"
    caption="Sample project"
    title="Nights on call in the first quarter"
    figure="0 of 90"
    quote={{ text: 'I haven’t been woken up once.', name: 'Ada', jobTitle: 'Operations lead' }}
    picture={{ composition: compositions.calendar, alt: 'A calendar of one quiet month.' }}
    parts={[
      { title: 'The problem', text: 'Two engineers were called every third night.' },
      { title: 'What we did', text: 'We removed the 12 alarms that meant nothing.' },
    ]}
  />
);

export const panorama = (
  <ProofBand
    variant="panorama"
    caption="Sample project"
    title="Nights on call in the first quarter"
    figure="0 of 90"
    quote={{ text: 'I haven’t been woken up once.', name: 'Ada', jobTitle: 'Operations lead' }}
    picture={{ composition: climb, alt: 'A climb to an open seat.' }}
    parts={[
      { title: 'The problem', text: 'Two engineers were called every third night.' },
      { title: 'What we did', text: 'We removed the 12 alarms that meant nothing.' },
    ]}
  />
);
