import { Banner, compositions } from '#design-system';

export const split = (
  <Banner
    eyebrow="For teams"
    title="A team that stays"
    lead="We look for people who like the work."
    action={{ href: '/contact', label: 'Ask for a shortlist' }}
    art={compositions.people}
  />
);

export const mirrored = (
  <Banner
    title="A team that stays"
    lead="We look for people who like the work."
    art={compositions.network}
    imagePosition="start"
    background="subtle"
  />
);

export const stacked = (
  <Banner
    variant="stacked"
    title="A team that stays"
    lead="We look for people who like the work."
    art={compositions.map}
    background="brand"
  />
);

export const plain = <Banner title="Work" lead="Find some." background="accent" />;
