import { FactSheet } from '#design-system';

export const basic = (
  <FactSheet
    title="What a team is"
    lead="The usual one. Yours may differ."
    facts={[
      { term: 'Team', detail: 'Two engineers and a lead' },
      { term: 'Length', detail: 'Three months, then month by month' },
      { term: 'Tools', detail: ['TypeScript', 'PostgreSQL', 'Terraform'] },
    ]}
    action={{ href: '/contact', label: 'Ask for a shortlist' }}
  />
);
