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
        title: 'Online booking of berths',
        summary: 'Skippers see which berths are free tonight.',
        image: { src: '/projects/archive.svg', alt: 'A listener sits outside at sunrise.' },
        result: { figure: '4 min', label: 'from arrival to a berth' },
        facts: [
          { label: 'Client', value: 'Harbor office' },
          { label: 'Time', value: '3 months' },
          { label: 'Team', value: '3 people' },
        ],
      },
    ]}
  />
);
