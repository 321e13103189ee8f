import { Stats } from '#design-system';

export const basic = (
  <Stats
    previousBackground="accent"
    label="Last year in numbers"
    stats={[
      { value: '42', label: 'roles filled' },
      { value: '9 days', label: 'to the first interview' },
      { value: '4.9', label: 'out of 5, rated by clients' },
    ]}
  />
);
