import { ComparisonTable } from '#design-system';

export const basic = (
  <ComparisonTable
    title="Contract or permanent"
    options={[{ title: 'Contract' }, { title: 'Permanent' }]}
    features={[
      { title: 'First day', cells: ['In two weeks', 'In two months'] },
      { title: 'On your payroll', cells: [false, true] },
    ]}
    highlight="Contract"
  />
);
