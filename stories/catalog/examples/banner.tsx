import { Banner, compositions } from '#design-system';
import { climb } from '../../sample-artwork.ts';

export const scene = (
  <Banner
    eyebrow="For teams"
    title="How we build your team"
    lead="An engineer interviews every candidate."
    action={{ href: '/contact', label: 'Get a shortlist' }}
    art={compositions.people}
  />
);

export const mirrored = (
  <Banner
    title="How we build your team"
    lead="An engineer interviews every candidate."
    art={compositions.network}
    imagePosition="start"
    background="subtle"
  />
);

export const panorama = (
  <Banner
    variant="panorama"
    title="How we build your team"
    lead="An engineer interviews every candidate."
    art={climb}
    background="brand"
  />
);

export const plain = <Banner title="Work" lead="Find some." background="accent" />;
