import { compositions, SplitFeature } from '#design-system';

export const basic = (
  <SplitFeature
    eyebrow="Why us"
    title="How we build your team"
    lead="An engineer interviews every candidate."
    points={['Three profiles per role', 'Replaced within a week']}
    picture={{ composition: compositions.network, alt: 'Systems that are connected.' }}
  />
);

export const mirrored = (
  <SplitFeature
    title="How we build your team"
    lead="An engineer interviews every candidate."
    picture={{ composition: compositions.calendar, alt: 'A calendar.' }}
    imagePosition="start"
    imageBackground="inverse"
  />
);
