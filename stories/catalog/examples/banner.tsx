import { Banner, compositions } from '#design-system';

export const split = (
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

export const scene = (
  <Banner
    variant="scene"
    title="How we build your team"
    lead="An engineer interviews every candidate."
    art={compositions.people}
    background="accent"
  />
);

export const stacked = (
  <Banner
    variant="stacked"
    title="How we build your team"
    lead="An engineer interviews every candidate."
    art={compositions.map}
    background="brand"
  />
);

export const plain = <Banner title="Work" lead="Find some." background="accent" />;
