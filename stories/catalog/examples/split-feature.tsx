import { compositions, SplitFeature } from '#design-system';
import { climb } from '../../sample-artwork.ts';

export const framed = (
  <SplitFeature
    eyebrow="Why us"
    title="How we build your team"
    lead="An engineer interviews every candidate."
    points={['Three profiles per role', 'Replaced within a week']}
    picture={{ composition: compositions.network, alt: 'Systems that are connected.' }}
  />
);

export const panorama = (
  <SplitFeature
    variant="panorama"
    title="How we build your team"
    lead="An engineer interviews every candidate."
    points={['Three profiles per role', 'Replaced within a week']}
    picture={{ composition: climb, alt: 'A climb to an open seat.' }}
    background="brand"
  />
);
