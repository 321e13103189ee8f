import { FactSheet } from '#design-system';

export const basic = (
  <FactSheet
    title="A typical team"
    lead="Yours may be smaller or larger."
    facts={[
      { term: 'Team', detail: 'Two engineers and a lead' },
      { term: 'Length', detail: 'Three months, then month by month' },
      { term: 'Tools', detail: ['TypeScript', 'PostgreSQL', 'Terraform'] },
    ]}
    action={{ href: '/contact', label: 'Get a shortlist' }}
  />
);
