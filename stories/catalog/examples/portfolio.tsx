import { Portfolio } from '#design-system';

export const basic = (
  <Portfolio
    title="Recent projects"
    projects={[
      {
        title: 'An online catalog',
        summary: 'Readers reserve, renew, and pay from home.',
        image: { src: '/projects/college.svg', alt: 'A student jumps in front of a college.' },
        result: { figure: '62%', label: 'of renewals are made from home' },
        facts: [
          { label: 'Client', value: 'Town library' },
          { label: 'Time', value: '5 months' },
          { label: 'Team', value: '4 people' },
        ],
      },
      {
        title: 'An online room plan',
        summary: 'Readers reserve rooms from home.',
        image: { src: '/projects/college.svg', alt: 'A student jumps in front of a college.' },
        result: { figure: '4 min', label: 'for a room' },
        facts: [
          { label: 'Client', value: 'Town library' },
          { label: 'Time', value: '3 months' },
          { label: 'Team', value: '3 people' },
        ],
      },
    ]}
  />
);
