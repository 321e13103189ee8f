import { IntroSplit } from '#design-system';

export const basic = (
  <IntroSplit
    eyebrow="Who we are"
    title="How we build your team"
    paragraphs={['An engineer interviews every candidate.', 'The search takes about two weeks.']}
    links={[{ href: '/about', label: 'Read our story' }]}
  />
);
