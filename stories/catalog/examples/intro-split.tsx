import { IntroSplit } from '#design-system';

export const basic = (
  <IntroSplit
    eyebrow="Who we are"
    title="A team that stays"
    paragraphs={['We look for people who like the work.', 'It takes a week longer to find them.']}
    link={{ href: '/about', label: 'How we got here' }}
  />
);
