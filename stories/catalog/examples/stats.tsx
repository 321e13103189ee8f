import { Stats } from '#design-system';

export const band = (
  <Stats
    label="Last year in figures"
    stats={[
      { value: '42', label: 'roles filled' },
      { value: '9 days', label: 'to the first interview' },
      { value: '4.9', label: 'of 5, as clients rate us' },
    ]}
  />
);

export const floating = (
  <Stats
    variant="floating"
    label="Last year in figures"
    stats={[
      { value: '42', label: 'roles filled' },
      { value: '9 days', label: 'to the first interview' },
      { value: '4.9', label: 'of 5, as clients rate us' },
    ]}
  />
);
