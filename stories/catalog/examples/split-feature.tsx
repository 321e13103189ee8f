import { compositions, SplitFeature } from '#design-system';

export const basic = (
  <SplitFeature
    eyebrow="Why us"
    title="A team that stays"
    lead="We look for people who like the work."
    points={['Three names, not thirty', 'Replaced within a week']}
    picture={{ composition: compositions.cloud, alt: 'Three devices below a cloud.' }}
  />
);

export const mirrored = (
  <SplitFeature
    title="A team that stays"
    lead="We look for people who like the work."
    picture={{ composition: compositions.code, alt: 'A program being written.' }}
    imagePosition="start"
    imageBackground="inverse"
  />
);
