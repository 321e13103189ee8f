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

export const phases = (
  <FactSheet
    title="How a shortlist is priced"
    facts={[
      { term: 'Price', detail: 'A fixed fee', isKey: true },
      { term: 'Time', detail: '3–4 weeks', isKey: true },
      { term: 'You get', detail: 'Three profiles with interview notes' },
    ]}
    phases={{
      parts: [
        { title: 'Brief', time: '1 week', length: 1 },
        { title: 'Interviews', time: '2–3 weeks', length: [2, 3] },
      ],
      end: 'Shortlist',
    }}
  />
);
