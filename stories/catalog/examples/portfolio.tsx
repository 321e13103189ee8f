import { compositions, Portfolio } from '#design-system';

export const basic = (
  <Portfolio
    title="Recent projects"
    projects={[
      {
        title: 'An online catalog',
        summary: 'Readers reserve, renew, and pay from home.',
        picture: { composition: compositions.chat, alt: 'Three speech bubbles.' },
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
        picture: { composition: compositions.calendar, alt: 'A month with one day marked.' },
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
